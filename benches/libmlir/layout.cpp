// The queries of the benchmark `layout`, answered by libMLIR. Nanoseconds of
// processor time, the median of seven rounds.

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Parser/Parser.h"
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

static double clockNow() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

template <typename Round> static double medianOf(Round round) {
  std::vector<double> times;
  for (int i = 0; i < 7; ++i)
    times.push_back(round());
  std::sort(times.begin(), times.end());
  return times[3];
}

static mlir::OwningOpRef<mlir::ModuleOp> scope(mlir::MLIRContext &context, int entries) {
  std::string text = "module attributes {dlti.dl_spec = #dlti.dl_spec<";
  for (int i = 0; i < entries; ++i) {
    if (i)
      text += ", ";
    text += i % 4 == 0 ? "i" + std::to_string(i + 100) + " = dense<64> : vector<1xi64>"
                       : "\"bench.key" + std::to_string(i) + "\" = unit";
  }
  return mlir::parseSourceString<mlir::ModuleOp>(text + ">} {}", &context);
}

int main() {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  context.loadDialect<mlir::LLVM::LLVMDialect, mlir::DLTIDialect>();
  std::vector<mlir::Type> members;
  for (unsigned width = 1; width <= 15; ++width)
    members.push_back(mlir::IntegerType::get(&context, width));
  members.push_back(mlir::Float32Type::get(&context));
  members.push_back(mlir::Float64Type::get(&context));
  members.push_back(mlir::IntegerType::get(&context, 64));
  size_t n = members.size();
  std::vector<mlir::Type> types;
  for (size_t i = 0; i < n * n * n * n; ++i)
    types.push_back(mlir::LLVM::LLVMStructType::getLiteral(
        &context, {members[i % n], members[i / n % n], members[i / n / n % n], members[i / n / n / n % n]}));

  auto module = scope(context, 12);
  if (!module)
    return 1;
  uint64_t bytes = 0;
  for (size_t pool : {1, 64, 10000}) {
    mlir::DataLayout layout(*module);
    // Repeat few types: a loop around a single call would cost a third of the call.
    std::vector<mlir::Type> queried;
    for (size_t i = 0; i < std::max<size_t>(pool, 64); ++i)
      queried.push_back(types[i % pool]);
    size_t rounds = (1 << 22) / queried.size();
    double each = medianOf([&] {
      double start = clockNow();
      for (size_t round = 0; round < rounds; ++round)
        for (mlir::Type type : queried)
          bytes += layout.getTypeSize(type).getFixedValue();
      return (clockNow() - start) / (rounds * queried.size());
    });
    std::printf("cached query, %6zu types: %6.1f\n", pool, each);
  }
  for (size_t step : {types.size() / 1000, size_t(1)}) {
    size_t count = (types.size() + step - 1) / step;
    double each = medianOf([&] {
      double time = 0;
      size_t layouts = std::max<size_t>(100000 / count, 1);
      for (size_t made = 0; made < layouts; ++made) {
        mlir::DataLayout layout(*module);
        double start = clockNow();
        for (size_t i = 0; i < types.size(); i += step)
          bytes += layout.getTypeSize(types[i]).getFixedValue();
        time += clockNow() - start;
      }
      return time / (count * layouts);
    });
    std::printf("first query of %6zu structs of 4 fields: %.0f each\n", count, each);
  }
  for (int entries : {12, 20}) {
    auto scoped = scope(context, entries);
    if (!scoped)
      return 1;
    double each = medianOf([&] {
      double start = clockNow();
      for (int i = 0; i < 20000; ++i) {
        mlir::DataLayout layout(*scoped);
        bytes += reinterpret_cast<uintptr_t>(&layout) & 1;
      }
      return (clockNow() - start) / 20000;
    });
    std::printf("make a data layout of %d entries: %.0f\n", entries, each);
  }
  return bytes == 1;
}
