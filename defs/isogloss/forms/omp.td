// Forms of MLIR's dialect `omp` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_OMP_TD
#define ISOGLOSS_FORMS_OMP_TD

include "isogloss/Form.td"

// Clauses that are words.
def : DirectiveForm<"ClauseAttr", ["word"], "unspaced-attribute($word)", "omp">;
def : DirectiveForm<"SynchronizationHint", ["hint"], [{
  flag-words($hint, "none", "uncontended", "contended", "nonspeculative", "speculative")
}], "omp">;
def : DirectiveForm<"OrderClause", ["order", "modifier"],
                    "modified-word($order, $modifier, \"#omp<orderkind \", \"#omp<order_mod \")", "omp">;
def : DirectiveForm<"ScheduleClause", ["kind", "modifier", "simd", "chunk", "type"], [{
  schedule($kind, $modifier, $simd, $chunk, $type, "#omp<schedulekind ", "#omp<sched_mod ", "simd=none")
}], "omp">;
def : DirectiveForm<"MapClause", ["flags"], [{
  flag-list($flags, "#omp<clause_map_flags ", ">", "none", "exit_release_or_enter_alloc=none", "always", "implicit", "ompx_hold",
            "close", "present", "tofrom=to+from", "to", "from", "delete=del", "return_param", "storage", "private=priv",
            "literal", "attach", "attach_always", "attach_none", "attach_auto", "ref_ptr", "ref_ptee", "ref_ptr_ptee",
            "is_device_ptr", "descriptor=none", "descriptor_base_addr=none")
}], "omp">;
def : DirectiveForm<"CaptureType", ["kind"], "bare-word($kind, \"#omp<variable_capture_kind(\", \")>\")", "omp">;

def : OpForm<"omp.target_allocmem", [{
  $device `:` type($device) `,` $in_type (`` `(` $typeparams^ `:` type($typeparams) `)`)?
  (`,` $shape^ given-type(type($shape), "index"))? attr-dict
}]>;

// Clauses with operands.
def : DirectiveForm<"AllocateAndAllocator", ["vars", "types", "allocators", "allocatorTypes"],
                    "each($vars `:` $types `->` $allocators `:` $allocatorTypes)", "omp">;
def : DirectiveForm<"LinearClause", ["vars", "types", "steps"], "each($vars `=` $steps `:` $types)", "omp">;
def : DirectiveForm<"AlignedClause", ["vars", "types", "alignments"], "each($vars `:` $types `->` $alignments)", "omp">;
def : DirectiveForm<"Copyprivate", ["vars", "types", "syms"], "each($vars `->` $syms `:` $types)", "omp">;
def : DirectiveForm<"DependVarList", ["vars", "types", "kinds"], [{
  each(bare-word($kinds, "#omp<clause_task_depend(", ")>") `->` $vars `:` $types)
}], "omp">;
def : DirectiveForm<"GrainsizeClause", ["modifier", "size", "type"],
                    "modified-operand($modifier, $size, $type, \"#omp<grainsizetype \", \">\")", "omp">;
def : DirectiveForm<"NumTasksClause", ["modifier", "count", "type"],
                    "modified-operand($modifier, $count, $type, \"#omp<numtaskstype \", \">\")", "omp">;
def : DirectiveForm<"MembersIndex", ["indices"], "index-arrays($indices)", "omp">;
def : DirectiveForm<"LoopTransformClis", ["generatees", "applyees"],
                    "` ` (`` `(` $generatees^ `)`)? ` ` `<` `` `-` ` ` `(` $applyees `)`", "omp">;

// Regions whose arguments are those of clauses.
defvar private = "\"private\", $private, $privateTypes, $privateSyms, $barrier";
class Reduction<string name> {
  string text = !subst("NAME", name, "\"NAME\", $NAME, $NAMETypes, $NAMEByref, $NAMESyms");
  list<string> parameters = !foreach(suffix, ["", "Types", "Byref", "Syms"], !strconcat(name, suffix));
}
defvar privateParameters = ["private", "privateTypes", "privateSyms", "barrier"];
class Clauses<list<string> clauses> {
  string form =
      "region-clauses(" # !interleave(!listconcat(["$body"], clauses), ", ") # ") whole-region($body, \"plain\")";
}
defvar reductionParameters = ["modifier", "reduction", "reductionTypes", "reductionByref", "reductionSyms"];
defvar reduction =
    !subst("\"reduction\"", "\"reduction=#omp<reduction_modifier(|)>\"", Reduction<"reduction">.text) # ", $modifier";
def : DirectiveForm<"PrivateRegion", !listconcat(["body"], privateParameters), Clauses<[private]>.form, "omp">;
def : DirectiveForm<"PrivateReductionRegion", !listconcat(["body"], privateParameters, reductionParameters),
                    Clauses<[private, reduction]>.form, "omp">;
def : DirectiveForm<"InReductionPrivateRegion",
                    !listconcat(["body"], Reduction<"in_reduction">.parameters, privateParameters),
                    Clauses<[Reduction<"in_reduction">.text, private]>.form, "omp">;
def : DirectiveForm<"InReductionPrivateReductionRegion",
                    !listconcat(["body"], Reduction<"in_reduction">.parameters, privateParameters, reductionParameters),
                    Clauses<[Reduction<"in_reduction">.text, private, reduction]>.form, "omp">;
def : DirectiveForm<"TaskReductionRegion", !listconcat(["body"], Reduction<"task_reduction">.parameters),
                    Clauses<[Reduction<"task_reduction">.text]>.form, "omp">;
def : DirectiveForm<"UseDeviceAddrUseDevicePtrRegion", ["body", "addr", "addrTypes", "ptr", "ptrTypes"],
                    Clauses<["\"use_device_addr\", $addr, $addrTypes", "\"use_device_ptr\", $ptr, $ptrTypes"]>.form,
                    "omp">;
def : DirectiveForm<"TargetOpRegion",
                    !listconcat(["body", "addr", "addrTypes", "host", "hostTypes"],
                                Reduction<"in_reduction">.parameters, ["map", "mapTypes"], privateParameters, ["maps"]),
                    Clauses<["\"has_device_addr\", $addr, $addrTypes", "\"host_eval\", $host, $hostTypes",
                             Reduction<"in_reduction">.text, "\"map_entries\", $map, $mapTypes",
                             private # ", $maps"]>.form,
                    "omp">;

// Loops.
def : OpForm<"omp.loop_nest", [{
  loop-nest($loop_lower_bounds, type($loop_lower_bounds), $loop_upper_bounds, type($loop_upper_bounds), $loop_steps,
            type($loop_steps), $loop_inclusive, $region)
  (`collapse` `(` $collapse_num_loops^ `)`)? (`tiles` `(` custom<Tiles>($tile_sizes)^ `)`)? $region attr-dict
}]>;
def : DirectiveForm<"Tiles", ["sizes"], "integers($sizes, \"i64\")", "omp">;
def : OpForm<"omp.canonical_loop",
             "(`` `(` $cli^ `)`)? bounded-argument($tripCount, type($tripCount), $region) $region attr-dict">;
def : OpForm<"omp.unroll_heuristic", "`` `(` $applyee `)` attr-dict">;

#endif // ISOGLOSS_FORMS_OMP_TD
