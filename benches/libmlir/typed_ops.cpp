// The work of the benchmark `typed_ops`, done by libMLIR. Nanoseconds of processor
// time for each operation, the median of seven rounds.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
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

int main(int argc, char **argv) {
  size_t count = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1000000;
  int rounds = argc > 2 ? std::atoi(argv[2]) : 7;
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  context.loadDialect<arith::ArithDialect>();
  Location loc = UnknownLoc::get(&context);
  Type i32 = IntegerType::get(&context, 32);
  const char *steps[] = {"create", "verify", "walk with dyn_cast"};
  std::vector<double> times[3];
  for (int round = 0; round < rounds; ++round) {
    ModuleOp module = ModuleOp::create(loc);
    OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
    OperationState source(loc, "bench.source");
    source.addTypes({i32, i32});
    Operation *first = builder.create(source);
    Value a = first->getResult(0), b = first->getResult(1);
    double start = clockNow();
    for (size_t i = 0; i < count; ++i) {
      Value next = arith::AddIOp::create(builder, loc, a, b);
      a = b;
      b = next;
    }
    times[0].push_back((clockNow() - start) / count);
    start = clockNow();
    if (failed(verify(module)))
      return 1;
    times[1].push_back((clockNow() - start) / count);
    start = clockNow();
    size_t same = 0;
    module->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto add = dyn_cast<arith::AddIOp>(op))
        same += add.getLhs().getType() == add.getResult().getType();
    });
    times[2].push_back((clockNow() - start) / count);
    if (same != count)
      return 1;
    module->erase();
  }
  for (int step = 0; step < 3; ++step) {
    std::sort(times[step].begin(), times[step].end());
    std::printf("%-18s %7.1f\n", steps[step], times[step][times[step].size() / 2]);
  }
  return 0;
}
