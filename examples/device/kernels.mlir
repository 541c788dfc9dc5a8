module @host attributes {dlti.dl_spec = #dlti.dl_spec<
    !device.ptr = dense<[64, 64, 64, 64]> : vector<4xi64>,
    i8 = dense<8> : vector<1xi64>,
    i16 = dense<16> : vector<1xi64>,
    i64 = dense<64> : vector<1xi64>>} {
  device.kernel @bytes attributes {dlti.dl_spec = #dlti.dl_spec<
      !device.ptr<#device.space<shared>> = dense<[32, 32, 32, 32]> : vector<4xi64>>} {
  }
  device.kernel @words attributes {dlti.dl_spec = #dlti.dl_spec<
      !device.ptr<#device.space<shared>> = dense<[16, 16, 16, 16]> : vector<4xi64>,
      "device.word" = 4 : i64>} {
    device.kernel @nested attributes {dlti.dl_spec = #dlti.dl_spec<
        i64 = dense<32> : vector<1xi64>>} {
    }
  }
}
