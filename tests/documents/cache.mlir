// "'dlti' Dialect", the flat and the nested encoding.
// dlti-dialect:54: #dlti.target_system_spec<"CPU": #dlti.target_device_spec<...>>
// dlti-dialect:111: dlti.target_system_spec = #dlti.target_system_spec< "CPU": ...
"flat"() {dlti.map = #dlti.map<#dlti.dl_entry<"CPU::cache::L1::size_in_bytes", 65536 : i32>>} : () -> ()
"nested"() {dlti.target_system_spec =
#dlti.target_system_spec<"CPU":
  #dlti.target_device_spec<#dlti.dl_entry<"cache",
    #dlti.map<#dlti.dl_entry<"L1",
      #dlti.map<#dlti.dl_entry<"size_in_bytes", 65536 : i32>>>,
              #dlti.dl_entry<"L1d",
      #dlti.map<#dlti.dl_entry<"size_in_bytes", 32768 : i32>>> >>>>
} : () -> ()
"devices"() {dlti.target_system_spec = #dlti.target_system_spec<
  "CPU": #dlti.target_device_spec<#dlti.dl_entry<"dlti.L1_cache_size_in_bytes", 4096: ui32>>,
  "GPU": #dlti.target_device_spec<#dlti.dl_entry<"dlti.max_vector_op_width", 64 : ui32>>,
  "XPU": #dlti.target_device_spec<#dlti.dl_entry<"dlti.max_vector_op_width", 4096 : ui32>>>
} : () -> ()
