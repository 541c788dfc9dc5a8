// The work of the benchmark `ops`, done by libMLIR. Nanoseconds of processor
// time for each operation, the median of seven rounds.

#include "mlir/IR/Block.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

using namespace mlir;

static double clockNow() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static Operation *make(OpBuilder &builder, OperationName name, Value a, Value b, Type type) {
  OperationState state(builder.getUnknownLoc(), name);
  state.addOperands({a, b});
  state.addTypes(type);
  return builder.create(state);
}

// One block of `count` operations, each with the results of two before it.
static void flat(OpBuilder &builder, OperationName name, Type type, Value a, Value b, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    Value next = make(builder, name, a, b, type)->getResult(0);
    a = b;
    b = next;
  }
}

// `count` operations, ten in each of many regions, which are nested four deep.
static void nested(OpBuilder &builder, OperationName name, OperationName holder, Type type, Value a, Value b,
                   size_t count) {
  size_t made = 0;
  while (made < count) {
    OpBuilder::InsertionGuard guard(builder);
    for (int depth = 0; depth < 4; ++depth) {
      OperationState state(builder.getUnknownLoc(), holder);
      Block *block = new Block;
      Value argument = block->addArgument(type, builder.getUnknownLoc());
      state.addRegion()->push_back(block);
      builder.create(state);
      builder.setInsertionPointToEnd(block);
      flat(builder, name, type, a, argument, 10);
      made += 11;
    }
  }
}

int main(int argc, char **argv) {
  size_t count = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1000000;
  int rounds = argc > 2 ? std::atoi(argv[2]) : 7;
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  OperationName name("bench.add", &context), holder("bench.region", &context);
  Location loc = UnknownLoc::get(&context);
  Type i32 = IntegerType::get(&context, 32);
  const char *steps[] = {"create", "walk", "verify", "clone", "erase", "replace all uses", "destroy"};
  for (bool nestedRegions : {false, true}) {
    std::vector<double> times[7];
    for (int round = 0; round < rounds; ++round) {
      double last = clockNow();
      int step = 0;
      auto lap = [&] {
        double now = clockNow();
        times[step++].push_back((now - last) / count);
        last = clockNow();
      };
      ModuleOp module = ModuleOp::create(loc);
      OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
      OperationState source(loc, "bench.source");
      source.addTypes({i32, i32});
      Operation *first = builder.create(source);
      Value a = first->getResult(0), b = first->getResult(1);
      if (nestedRegions)
        nested(builder, name, holder, i32, a, b, count);
      else
        flat(builder, name, i32, a, b, count);
      lap();
      size_t operands = 0;
      module->walk<WalkOrder::PreOrder>([&](Operation *op) { operands += op->getNumOperands(); });
      if (operands < count)
        return 1;
      lap();
      if (failed(verify(module)))
        return 1;
      lap();
      Operation *copy = module->clone();
      lap();
      copy->erase();
      // Erase every operation of the copy individually, the last one first.
      copy = module->clone();
      std::vector<Operation *> all;
      for (Operation &op : llvm::reverse(*cast<ModuleOp>(copy).getBody()))
        all.push_back(&op);
      last = clockNow();
      for (Operation *op : all)
        op->erase();
      lap();
      last = clockNow();
      module->walk<WalkOrder::PreOrder>([&](Operation *op) {
        for (Value result : op->getResults())
          if (result != a)
            result.replaceAllUsesWith(a);
      });
      lap();
      copy->erase();
      last = clockNow();
      module->erase();
      lap();
    }
    std::printf("%s\n", nestedRegions ? "nested regions" : "one block");
    for (int step = 0; step < 7; ++step) {
      std::sort(times[step].begin(), times[step].end());
      std::printf("%-18s %7.1f\n", steps[step], times[step][times[step].size() / 2]);
    }
  }
  return 0;
}
