// The work of the benchmark `rewrite`, done by libMLIR. Nanoseconds of processor
// time for each operation, the median of seven rounds, and how many operations are left.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using namespace mlir;

static double clockNow() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static size_t countOf(ModuleOp module) {
  size_t count = 0;
  module.getBody()->walk([&](Operation *) { ++count; });
  return count;
}

int main(int argc, char **argv) {
  size_t count = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1000000;
  int rounds = argc > 2 ? std::atoi(argv[2]) : 7;
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  context.loadDialect<arith::ArithDialect>();
  Location loc = UnknownLoc::get(&context);
  Type i32 = IntegerType::get(&context, 32);
  FrozenRewritePatternSet none(RewritePatternSet{&context});
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  const char *steps[] = {"create", "fold and erase", "common"};
  std::vector<double> times[3];
  size_t left[3] = {};
  for (int round = 0; round < rounds; ++round) {
    double last = clockNow();
    int step = 0;
    ModuleOp module = ModuleOp::create(loc);
    auto lap = [&] {
      times[step].push_back((clockNow() - last) / count);
      left[step++] = countOf(module);
      last = clockNow();
    };
    OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
    OperationState source(loc, "bench.source");
    source.addTypes({i32, i32});
    Operation *first = builder.create(source);
    Value a = first->getResult(0), b = first->getResult(1);
    auto constant = [&](size_t value) -> Value {
      return arith::ConstantOp::create(builder, loc, builder.getI32IntegerAttr(value));
    };
    Value zero = constant(0);
    for (size_t i = 0; i < count / 10; ++i) {
      Value one = constant(i % 50 + 2), two = constant(i % 7 + 1);
      Value folds = arith::AddIOp::create(builder, loc, one, two);
      Value product = arith::MulIOp::create(builder, loc, a, folds);
      Value same = arith::AddIOp::create(builder, loc, product, zero);
      arith::XOrIOp::create(builder, loc, a, b);
      Value common = arith::SubIOp::create(builder, loc, same, b);
      Value again = arith::SubIOp::create(builder, loc, product, b);
      Value either = arith::OrIOp::create(builder, loc, common, again);
      a = b;
      b = arith::SubIOp::create(builder, loc, either, product);
    }
    OperationState use(loc, "bench.use");
    use.addOperands({a, b});
    builder.create(use);
    lap();
    if (failed(applyPatternsGreedily(module, none, config)))
      return 1;
    lap();
    IRRewriter rewriter(&context);
    DominanceInfo dominance;
    eliminateCommonSubExpressions(rewriter, dominance, module);
    lap();
    module->erase();
  }
  for (int step = 0; step < 3; ++step) {
    std::sort(times[step].begin(), times[step].end());
    std::printf("%-18s %7.1f %10zu left\n", steps[step], times[step][times[step].size() / 2], left[step]);
  }
  return 0;
}
