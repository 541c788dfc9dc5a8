// rocdl.ballot
%v1 = "t.value"() : () -> i1
%r2 = "rocdl.ballot"(%v1) : (i1) -> (f32)
// -----
// rocdl.barrier
"rocdl.barrier"() : () -> ()
// -----
// rocdl.cluster.id.x
%r1 = "rocdl.cluster.id.x"() : () -> (f32)
// -----
// rocdl.cluster.id.y
%r1 = "rocdl.cluster.id.y"() : () -> (!llvm.metadata)
// -----
// rocdl.cluster.id.z
%r1 = "rocdl.cluster.id.z"() : () -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.cluster.load.async.to.lds.b128
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b128"(%v1, %v2, %v3) <{offset = 1 : i32, cpol = 1 : i32, tbaa = []}> : (!llvm<ptr<1>>, !llvm.ptr<3>, i32) -> ()
// -----
// rocdl.cluster.load.async.to.lds.b128
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b128"(%v1, %v2, %v3) <{offset = -1 : i32, cpol = 1 : i32, noalias_scopes = []}> : (!llvm<ptr<1>>, !llvm.ptr<3>, i32) -> ()
// -----
// rocdl.cluster.load.async.to.lds.b128
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b128"(%v1, %v2, %v3) <{offset = 0 : i32, cpol = 1 : i32, alias_scopes = []}> : (!llvm<ptr<1>>, !llvm.ptr<3>, i32) -> ()
// -----
// rocdl.cluster.load.async.to.lds.b32
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b32"(%v1, %v2, %v3) <{offset = -1 : i32, cpol = -1 : i32, alias_scopes = [], noalias_scopes = []}> : (!llvm<ptr<1>>, !llvm.ptr<3>, i32) -> ()
// -----
// rocdl.cluster.load.async.to.lds.b32
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b32"(%v1, %v2, %v3) <{offset = -1 : i32, cpol = -1 : i32, noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// -----
// rocdl.cluster.load.async.to.lds.b64
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b64"(%v1, %v2, %v3) <{offset = 5 : i32, cpol = 1 : i32, alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm<ptr<1>>, !llvm.ptr<3>, i32) -> ()
// -----
// rocdl.cluster.load.async.to.lds.b64
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b64"(%v1, %v2, %v3) <{offset = 1 : i32, cpol = 1 : i32, noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// -----
// rocdl.cluster.load.async.to.lds.b8
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b8"(%v1, %v2, %v3) <{offset = 5 : i32, cpol = -1 : i32}> : (!llvm<ptr<1>>, !llvm.ptr<3>, i32) -> ()
// -----
// rocdl.cluster.load.async.to.lds.b8
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b8"(%v1, %v2, %v3) <{offset = -1 : i32, cpol = -1 : i32, alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// -----
// rocdl.cos
%v1 = "t.value"() : () -> f64
%r2 = "rocdl.cos"(%v1) : (f64) -> (f64)
// -----
// rocdl.cvt.f32.bf8
%v1 = "t.value"() : () -> i32
%r2 = "rocdl.cvt.f32.bf8"(%v1) <{byteSel = -1 : i32}> : (i32) -> (!llvm.struct<(i32, f32)>)
// -----
// rocdl.cvt.f32.fp8
%v1 = "t.value"() : () -> i32
%r2 = "rocdl.cvt.f32.fp8"(%v1) <{byteSel = 1 : i32}> : (i32) -> (f16)
// -----
// rocdl.cvt.pk.bf8.f32
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> i32
%r4 = "rocdl.cvt.pk.bf8.f32"(%v1, %v2, %v3) <{wordSel = false}> : (f32, f32, i32) -> (f32)
// -----
// rocdl.cvt.pk.f32.bf8
%v1 = "t.value"() : () -> i32
%r2 = "rocdl.cvt.pk.f32.bf8"(%v1) <{wordSel = false}> : (i32) -> (vector<4xindex>)
// -----
// rocdl.cvt.pk.f32.fp8
%v1 = "t.value"() : () -> i32
%r2 = "rocdl.cvt.pk.f32.fp8"(%v1) <{wordSel = false}> : (i32) -> (f64)
// -----
// rocdl.cvt.pk.fp8.f32
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> i32
%r4 = "rocdl.cvt.pk.fp8.f32"(%v1, %v2, %v3) <{wordSel = false}> : (f32, f32, i32) -> (f32)
// -----
// rocdl.cvt.pkrtz
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.pkrtz"(%v1, %v2) : (f32, f32) -> (!llvm.token)
// -----
// rocdl.cvt.scale.pk16.bf16.bf6
%v1 = "t.value"() : () -> vector<3xi32>
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk16.bf16.bf6"(%v1, %v2) <{scaleSel = 1 : i32}> : (vector<3xi32>, i32) -> (vector<16xbf16>)
// -----
// rocdl.cvt.scale.pk16.bf16.fp6
%v1 = "t.value"() : () -> vector<3xi32>
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk16.bf16.fp6"(%v1, %v2) <{scaleSel = 5 : i32}> : (vector<3xi32>, i32) -> (vector<16xbf16>)
// -----
// rocdl.cvt.scale.pk16.f16.bf6
%v1 = "t.value"() : () -> vector<3xi32>
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk16.f16.bf6"(%v1, %v2) <{scaleSel = 1 : i32}> : (vector<3xi32>, i32) -> (vector<16xf16>)
// -----
// rocdl.cvt.scale.pk16.f16.fp6
%v1 = "t.value"() : () -> vector<3xi32>
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk16.f16.fp6"(%v1, %v2) <{scaleSel = 5 : i32}> : (vector<3xi32>, i32) -> (vector<16xf16>)
// -----
// rocdl.cvt.scale.pk16.f32.bf6
%v1 = "t.value"() : () -> vector<3xi32>
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk16.f32.bf6"(%v1, %v2) <{scaleSel = 1 : i32}> : (vector<3xi32>, i32) -> (vector<16xf32>)
// -----
// rocdl.cvt.scale.pk16.f32.fp6
%v1 = "t.value"() : () -> vector<3xi32>
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk16.f32.fp6"(%v1, %v2) <{scaleSel = -1 : i32}> : (vector<3xi32>, i32) -> (vector<16xf32>)
// -----
// rocdl.cvt.scale.pk8.bf16.bf8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk8.bf16.bf8"(%v1, %v2) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> (vector<8xbf16>)
// -----
// rocdl.cvt.scale.pk8.bf16.fp4
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk8.bf16.fp4"(%v1, %v2) <{scaleSel = 0 : i32}> : (i32, i32) -> (vector<8xbf16>)
// -----
// rocdl.cvt.scale.pk8.bf16.fp8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk8.bf16.fp8"(%v1, %v2) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> (vector<8xbf16>)
// -----
// rocdl.cvt.scale.pk8.f16.bf8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk8.f16.bf8"(%v1, %v2) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> (vector<8xf16>)
// -----
// rocdl.cvt.scale.pk8.f16.fp4
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk8.f16.fp4"(%v1, %v2) <{scaleSel = -1 : i32}> : (i32, i32) -> (vector<8xf16>)
// -----
// rocdl.cvt.scale.pk8.f16.fp8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk8.f16.fp8"(%v1, %v2) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> (vector<8xf16>)
// -----
// rocdl.cvt.scale.pk8.f32.bf8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk8.f32.bf8"(%v1, %v2) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> (vector<8xf32>)
// -----
// rocdl.cvt.scale.pk8.f32.fp4
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk8.f32.fp4"(%v1, %v2) <{scaleSel = 5 : i32}> : (i32, i32) -> (vector<8xf32>)
// -----
// rocdl.cvt.scale.pk8.f32.fp8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.cvt.scale.pk8.f32.fp8"(%v1, %v2) <{scaleSel = -1 : i32}> : (vector<2xi32>, i32) -> (vector<8xf32>)
// -----
// rocdl.cvt.scalef32.2xpk16.bf6.f32
%v1 = "t.value"() : () -> vector<16xf32>
%v2 = "t.value"() : () -> vector<16xf32>
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.2xpk16.bf6.f32"(%v1, %v2, %v3) : (vector<16xf32>, vector<16xf32>, f32) -> (vector<6xi32>)
// -----
// rocdl.cvt.scalef32.2xpk16.fp6.f32
%v1 = "t.value"() : () -> vector<16xf32>
%v2 = "t.value"() : () -> vector<16xf32>
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.2xpk16.fp6.f32"(%v1, %v2, %v3) : (vector<16xf32>, vector<16xf32>, f32) -> (vector<6xi32>)
// -----
// rocdl.cvt.scalef32.f16.bf8
%v1 = "t.value"() : () -> vector<2xf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.f16.bf8"(%v1, %v2, %v3) <{srcSelIndex = 5 : i32, dstLoHiSel = false}> : (vector<2xf16>, i32, f32) -> (vector<2xf16>)
// -----
// rocdl.cvt.scalef32.f16.fp8
%v1 = "t.value"() : () -> vector<2xf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.f16.fp8"(%v1, %v2, %v3) <{srcSelIndex = 1 : i32, dstLoHiSel = true}> : (vector<2xf16>, i32, f32) -> (vector<2xf16>)
// -----
// rocdl.cvt.scalef32.f32.bf8
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.f32.bf8"(%v1, %v2) <{srcSelIndex = 5 : i32}> : (i32, f32) -> (f32)
// -----
// rocdl.cvt.scalef32.f32.fp8
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.f32.fp8"(%v1, %v2) <{srcSelIndex = 0 : i32}> : (i32, f32) -> (f32)
// -----
// rocdl.cvt.scalef32.pk.bf16.bf8
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk.bf16.bf8"(%v1, %v2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xbf16>)
// -----
// rocdl.cvt.scalef32.pk.bf16.fp4
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk.bf16.fp4"(%v1, %v2) <{srcSelIndex = -1 : i32}> : (i32, f32) -> (vector<2xbf16>)
// -----
// rocdl.cvt.scalef32.pk.bf16.fp8
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk.bf16.fp8"(%v1, %v2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xbf16>)
// -----
// rocdl.cvt.scalef32.pk.bf8.bf16
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<2xbf16>
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.pk.bf8.bf16"(%v1, %v2, %v3) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
// -----
// rocdl.cvt.scalef32.pk.bf8.f16
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<2xf16>
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.pk.bf8.f16"(%v1, %v2, %v3) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xf16>, f32) -> (vector<2xi16>)
// -----
// rocdl.cvt.scalef32.pk.bf8.f32
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> f32
%v4 = "t.value"() : () -> f32
%r5 = "rocdl.cvt.scalef32.pk.bf8.f32"(%v1, %v2, %v3, %v4) <{dstLoHiSel = true}> : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
// -----
// rocdl.cvt.scalef32.pk.f16.bf8
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk.f16.bf8"(%v1, %v2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xf16>)
// -----
// rocdl.cvt.scalef32.pk.f16.fp4
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk.f16.fp4"(%v1, %v2) <{srcSelIndex = -1 : i32}> : (i32, f32) -> (vector<2xf16>)
// -----
// rocdl.cvt.scalef32.pk.f16.fp8
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk.f16.fp8"(%v1, %v2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xf16>)
// -----
// rocdl.cvt.scalef32.pk.f32.bf8
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk.f32.bf8"(%v1, %v2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xf32>)
// -----
// rocdl.cvt.scalef32.pk.f32.fp4
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk.f32.fp4"(%v1, %v2) <{srcSelIndex = 1 : i32}> : (i32, f32) -> (vector<2xf32>)
// -----
// rocdl.cvt.scalef32.pk.f32.fp8
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk.f32.fp8"(%v1, %v2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xf32>)
// -----
// rocdl.cvt.scalef32.pk.fp4.bf16
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<2xbf16>
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.pk.fp4.bf16"(%v1, %v2, %v3) <{dstSelIndex = 5 : i32}> : (i32, vector<2xbf16>, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.pk.fp4.f16
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<2xf16>
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.pk.fp4.f16"(%v1, %v2, %v3) <{dstSelIndex = 5 : i32}> : (i32, vector<2xf16>, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.pk.fp4.f32
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> f32
%v4 = "t.value"() : () -> f32
%r5 = "rocdl.cvt.scalef32.pk.fp4.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 5 : i32}> : (i32, f32, f32, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.pk.fp8.bf16
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<2xbf16>
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%v1, %v2, %v3) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
// -----
// rocdl.cvt.scalef32.pk.fp8.f16
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<2xf16>
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.pk.fp8.f16"(%v1, %v2, %v3) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xf16>, f32) -> (vector<2xi16>)
// -----
// rocdl.cvt.scalef32.pk.fp8.f32
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> f32
%v4 = "t.value"() : () -> f32
%r5 = "rocdl.cvt.scalef32.pk.fp8.f32"(%v1, %v2, %v3, %v4) <{dstLoHiSel = true}> : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
// -----
// rocdl.cvt.scalef32.pk16.bf6.bf16
%v1 = "t.value"() : () -> vector<16xbf16>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk16.bf6.bf16"(%v1, %v2) : (vector<16xbf16>, f32) -> (vector<3xi32>)
// -----
// rocdl.cvt.scalef32.pk16.bf6.f16
%v1 = "t.value"() : () -> vector<16xf16>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk16.bf6.f16"(%v1, %v2) : (vector<16xf16>, f32) -> (vector<3xi32>)
// -----
// rocdl.cvt.scalef32.pk16.bf6.f32
%v1 = "t.value"() : () -> vector<16xf32>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk16.bf6.f32"(%v1, %v2) : (vector<16xf32>, f32) -> (vector<3xi32>)
// -----
// rocdl.cvt.scalef32.pk16.fp6.bf16
%v1 = "t.value"() : () -> vector<16xbf16>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk16.fp6.bf16"(%v1, %v2) : (vector<16xbf16>, f32) -> (vector<3xi32>)
// -----
// rocdl.cvt.scalef32.pk16.fp6.f16
%v1 = "t.value"() : () -> vector<16xf16>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk16.fp6.f16"(%v1, %v2) : (vector<16xf16>, f32) -> (vector<3xi32>)
// -----
// rocdl.cvt.scalef32.pk16.fp6.f32
%v1 = "t.value"() : () -> vector<16xf32>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk16.fp6.f32"(%v1, %v2) : (vector<16xf32>, f32) -> (vector<3xi32>)
// -----
// rocdl.cvt.scalef32.pk32.bf16.bf6
%v1 = "t.value"() : () -> vector<6xi32>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk32.bf16.bf6"(%v1, %v2) : (vector<6xi32>, f32) -> (vector<32xbf16>)
// -----
// rocdl.cvt.scalef32.pk32.bf16.fp6
%v1 = "t.value"() : () -> vector<6xi32>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk32.bf16.fp6"(%v1, %v2) : (vector<6xi32>, f32) -> (vector<32xbf16>)
// -----
// rocdl.cvt.scalef32.pk32.bf6.bf16
%v1 = "t.value"() : () -> vector<32xbf16>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk32.bf6.bf16"(%v1, %v2) : (vector<32xbf16>, f32) -> (vector<6xi32>)
// -----
// rocdl.cvt.scalef32.pk32.bf6.f16
%v1 = "t.value"() : () -> vector<32xf16>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk32.bf6.f16"(%v1, %v2) : (vector<32xf16>, f32) -> (vector<6xi32>)
// -----
// rocdl.cvt.scalef32.pk32.f16.bf6
%v1 = "t.value"() : () -> vector<6xi32>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk32.f16.bf6"(%v1, %v2) : (vector<6xi32>, f32) -> (vector<32xf16>)
// -----
// rocdl.cvt.scalef32.pk32.f16.fp6
%v1 = "t.value"() : () -> vector<6xi32>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk32.f16.fp6"(%v1, %v2) : (vector<6xi32>, f32) -> (vector<32xf16>)
// -----
// rocdl.cvt.scalef32.pk32.f32.bf6
%v1 = "t.value"() : () -> vector<6xi32>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk32.f32.bf6"(%v1, %v2) : (vector<6xi32>, f32) -> (vector<32xf32>)
// -----
// rocdl.cvt.scalef32.pk32.f32.fp6
%v1 = "t.value"() : () -> vector<6xi32>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk32.f32.fp6"(%v1, %v2) : (vector<6xi32>, f32) -> (vector<32xf32>)
// -----
// rocdl.cvt.scalef32.pk32.fp6.bf16
%v1 = "t.value"() : () -> vector<32xbf16>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk32.fp6.bf16"(%v1, %v2) : (vector<32xbf16>, f32) -> (vector<6xi32>)
// -----
// rocdl.cvt.scalef32.pk32.fp6.f16
%v1 = "t.value"() : () -> vector<32xf16>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk32.fp6.f16"(%v1, %v2) : (vector<32xf16>, f32) -> (vector<6xi32>)
// -----
// rocdl.cvt.scalef32.pk8.bf8.bf16
%v1 = "t.value"() : () -> vector<8xbf16>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk8.bf8.bf16"(%v1, %v2) : (vector<8xbf16>, f32) -> (vector<2xi32>)
// -----
// rocdl.cvt.scalef32.pk8.bf8.f16
%v1 = "t.value"() : () -> vector<8xf16>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk8.bf8.f16"(%v1, %v2) : (vector<8xf16>, f32) -> (vector<2xi32>)
// -----
// rocdl.cvt.scalef32.pk8.bf8.f32
%v1 = "t.value"() : () -> vector<8xf32>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk8.bf8.f32"(%v1, %v2) : (vector<8xf32>, f32) -> (vector<2xi32>)
// -----
// rocdl.cvt.scalef32.pk8.fp4.bf16
%v1 = "t.value"() : () -> vector<8xbf16>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk8.fp4.bf16"(%v1, %v2) : (vector<8xbf16>, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.pk8.fp4.f16
%v1 = "t.value"() : () -> vector<8xf16>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk8.fp4.f16"(%v1, %v2) : (vector<8xf16>, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.pk8.fp4.f32
%v1 = "t.value"() : () -> vector<8xf32>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk8.fp4.f32"(%v1, %v2) : (vector<8xf32>, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.pk8.fp8.bf16
%v1 = "t.value"() : () -> vector<8xbf16>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk8.fp8.bf16"(%v1, %v2) : (vector<8xbf16>, f32) -> (vector<2xi32>)
// -----
// rocdl.cvt.scalef32.pk8.fp8.f16
%v1 = "t.value"() : () -> vector<8xf16>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk8.fp8.f16"(%v1, %v2) : (vector<8xf16>, f32) -> (vector<2xi32>)
// -----
// rocdl.cvt.scalef32.pk8.fp8.f32
%v1 = "t.value"() : () -> vector<8xf32>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.cvt.scalef32.pk8.fp8.f32"(%v1, %v2) : (vector<8xf32>, f32) -> (vector<2xi32>)
// -----
// rocdl.cvt.scalef32.sr.bf8.bf16
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> bf16
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> f32
%r5 = "rocdl.cvt.scalef32.sr.bf8.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 1 : i32}> : (i32, bf16, i32, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.sr.bf8.f16
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f16
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> f32
%r5 = "rocdl.cvt.scalef32.sr.bf8.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = -1 : i32}> : (i32, f16, i32, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.sr.bf8.f32
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> f32
%r5 = "rocdl.cvt.scalef32.sr.bf8.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = -1 : i32}> : (i32, f32, i32, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.sr.fp8.bf16
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> bf16
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> f32
%r5 = "rocdl.cvt.scalef32.sr.fp8.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 0 : i32}> : (i32, bf16, i32, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.sr.fp8.f16
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f16
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> f32
%r5 = "rocdl.cvt.scalef32.sr.fp8.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 5 : i32}> : (i32, f16, i32, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.sr.fp8.f32
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> f32
%r5 = "rocdl.cvt.scalef32.sr.fp8.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 5 : i32}> : (i32, f32, i32, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.sr.pk.fp4.bf16
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<2xbf16>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> f32
%r5 = "rocdl.cvt.scalef32.sr.pk.fp4.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = -1 : i32}> : (i32, vector<2xbf16>, i32, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.sr.pk.fp4.f16
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<2xf16>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> f32
%r5 = "rocdl.cvt.scalef32.sr.pk.fp4.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 1 : i32}> : (i32, vector<2xf16>, i32, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.sr.pk.fp4.f32
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<2xf32>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> f32
%r5 = "rocdl.cvt.scalef32.sr.pk.fp4.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 0 : i32}> : (i32, vector<2xf32>, i32, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.sr.pk16.bf6.bf16
%v1 = "t.value"() : () -> vector<16xbf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk16.bf6.bf16"(%v1, %v2, %v3) : (vector<16xbf16>, i32, f32) -> (vector<3xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk16.bf6.f16
%v1 = "t.value"() : () -> vector<16xf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk16.bf6.f16"(%v1, %v2, %v3) : (vector<16xf16>, i32, f32) -> (vector<3xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk16.bf6.f32
%v1 = "t.value"() : () -> vector<16xf32>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk16.bf6.f32"(%v1, %v2, %v3) : (vector<16xf32>, i32, f32) -> (vector<3xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk16.fp6.bf16
%v1 = "t.value"() : () -> vector<16xbf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk16.fp6.bf16"(%v1, %v2, %v3) : (vector<16xbf16>, i32, f32) -> (vector<3xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk16.fp6.f16
%v1 = "t.value"() : () -> vector<16xf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk16.fp6.f16"(%v1, %v2, %v3) : (vector<16xf16>, i32, f32) -> (vector<3xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk16.fp6.f32
%v1 = "t.value"() : () -> vector<16xf32>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk16.fp6.f32"(%v1, %v2, %v3) : (vector<16xf32>, i32, f32) -> (vector<3xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk32.bf6.bf16
%v1 = "t.value"() : () -> vector<32xbf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk32.bf6.bf16"(%v1, %v2, %v3) : (vector<32xbf16>, i32, f32) -> (vector<6xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk32.bf6.f16
%v1 = "t.value"() : () -> vector<32xf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk32.bf6.f16"(%v1, %v2, %v3) : (vector<32xf16>, i32, f32) -> (vector<6xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk32.bf6.f32
%v1 = "t.value"() : () -> vector<32xf32>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk32.bf6.f32"(%v1, %v2, %v3) : (vector<32xf32>, i32, f32) -> (vector<6xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk32.fp6.bf16
%v1 = "t.value"() : () -> vector<32xbf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk32.fp6.bf16"(%v1, %v2, %v3) : (vector<32xbf16>, i32, f32) -> (vector<6xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk32.fp6.f16
%v1 = "t.value"() : () -> vector<32xf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk32.fp6.f16"(%v1, %v2, %v3) : (vector<32xf16>, i32, f32) -> (vector<6xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk32.fp6.f32
%v1 = "t.value"() : () -> vector<32xf32>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk32.fp6.f32"(%v1, %v2, %v3) : (vector<32xf32>, i32, f32) -> (vector<6xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk8.bf8.bf16
%v1 = "t.value"() : () -> vector<8xbf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk8.bf8.bf16"(%v1, %v2, %v3) : (vector<8xbf16>, i32, f32) -> (vector<2xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk8.bf8.f16
%v1 = "t.value"() : () -> vector<8xf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk8.bf8.f16"(%v1, %v2, %v3) : (vector<8xf16>, i32, f32) -> (vector<2xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk8.bf8.f32
%v1 = "t.value"() : () -> vector<8xf32>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk8.bf8.f32"(%v1, %v2, %v3) : (vector<8xf32>, i32, f32) -> (vector<2xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk8.fp4.bf16
%v1 = "t.value"() : () -> vector<8xbf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk8.fp4.bf16"(%v1, %v2, %v3) : (vector<8xbf16>, i32, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.sr.pk8.fp4.f16
%v1 = "t.value"() : () -> vector<8xf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk8.fp4.f16"(%v1, %v2, %v3) : (vector<8xf16>, i32, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.sr.pk8.fp4.f32
%v1 = "t.value"() : () -> vector<8xf32>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk8.fp4.f32"(%v1, %v2, %v3) : (vector<8xf32>, i32, f32) -> (i32)
// -----
// rocdl.cvt.scalef32.sr.pk8.fp8.bf16
%v1 = "t.value"() : () -> vector<8xbf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk8.fp8.bf16"(%v1, %v2, %v3) : (vector<8xbf16>, i32, f32) -> (vector<2xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk8.fp8.f16
%v1 = "t.value"() : () -> vector<8xf16>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk8.fp8.f16"(%v1, %v2, %v3) : (vector<8xf16>, i32, f32) -> (vector<2xi32>)
// -----
// rocdl.cvt.scalef32.sr.pk8.fp8.f32
%v1 = "t.value"() : () -> vector<8xf32>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.cvt.scalef32.sr.pk8.fp8.f32"(%v1, %v2, %v3) : (vector<8xf32>, i32, f32) -> (vector<2xi32>)
// -----
// rocdl.cvt.sr.bf8.f32
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%r4 = "rocdl.cvt.sr.bf8.f32"(%v1, %v2, %v3) <{byteSel = -1 : i32}> : (f32, i32, i32) -> (!llvm.ptr<3>)
// -----
// rocdl.cvt.sr.fp8.f32
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%r4 = "rocdl.cvt.sr.fp8.f32"(%v1, %v2, %v3) <{byteSel = 5 : i32}> : (f32, i32, i32) -> (i32)
// -----
// rocdl.ds.atomic.async.barrier.arrive.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.ds.atomic.async.barrier.arrive.b64"(%v1) <{alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm.ptr<3>) -> ()
// -----
// rocdl.ds.atomic.async.barrier.arrive.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.ds.atomic.async.barrier.arrive.b64"(%v1) : (!llvm.ptr<3>) -> ()
// -----
// rocdl.ds.atomic.async.barrier.arrive.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.ds.atomic.async.barrier.arrive.b64"(%v1) <{noalias_scopes = [], tbaa = []}> : (!llvm.ptr<3>) -> ()
// -----
// rocdl.ds.atomic.barrier.arrive.rtn.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i64
%r3 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%v1, %v2) <{tbaa = []}> : (!llvm.ptr<3>, i64) -> (i64)
// -----
// rocdl.ds.atomic.barrier.arrive.rtn.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i64
%r3 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%v1, %v2) <{alias_scopes = [], noalias_scopes = [], tbaa = []}> : (!llvm.ptr<3>, i64) -> (i64)
// -----
// rocdl.ds.load.tr16.b128
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.load.tr16.b128"(%v1) <{noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm.ptr<3>) -> (vector<4x!llvm.ptr>)
// -----
// rocdl.ds.load.tr16.b128
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.load.tr16.b128"(%v1) <{alias_scopes = [], noalias_scopes = []}> : (!llvm.ptr<3>) -> (!llvm.ptr<3>)
// -----
// rocdl.ds.load.tr4.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.load.tr4.b64"(%v1) <{tbaa = []}> : (!llvm.ptr<3>) -> (!llvm.ptr<3>)
// -----
// rocdl.ds.load.tr4.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.load.tr4.b64"(%v1) <{alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm.ptr<3>) -> (!llvm.ptr<3>)
// -----
// rocdl.ds.load.tr4.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.load.tr4.b64"(%v1) <{noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm.ptr<3>) -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.ds.load.tr6.b96
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.load.tr6.b96"(%v1) <{tbaa = []}> : (!llvm.ptr<3>) -> (vector<4xf32>)
// -----
// rocdl.ds.load.tr6.b96
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.load.tr6.b96"(%v1) <{noalias_scopes = [], tbaa = []}> : (!llvm.ptr<3>) -> (!llvm.ptr<3>)
// -----
// rocdl.ds.load.tr6.b96
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.load.tr6.b96"(%v1) <{alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm.ptr<3>) -> (!llvm.ptr<3>)
// -----
// rocdl.ds.load.tr8.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.load.tr8.b64"(%v1) <{tbaa = []}> : (!llvm.ptr<3>) -> (!llvm.void)
// -----
// rocdl.ds.load.tr8.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.load.tr8.b64"(%v1) : (!llvm.ptr<3>) -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.ds.read.tr16.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.read.tr16.b64"(%v1) <{alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm.ptr<3>) -> (!llvm.ptr<3>)
// -----
// rocdl.ds.read.tr16.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.read.tr16.b64"(%v1) <{tbaa = []}> : (!llvm.ptr<3>) -> (i1)
// -----
// rocdl.ds.read.tr4.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.read.tr4.b64"(%v1) <{noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm.ptr<3>) -> (vector<4xf32>)
// -----
// rocdl.ds.read.tr4.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.read.tr4.b64"(%v1) <{alias_scopes = [], tbaa = []}> : (!llvm.ptr<3>) -> (i32)
// -----
// rocdl.ds.read.tr4.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.read.tr4.b64"(%v1) : (!llvm.ptr<3>) -> (!llvm.ptr<3>)
// -----
// rocdl.ds.read.tr6.b96
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.read.tr6.b96"(%v1) <{tbaa = []}> : (!llvm.ptr<3>) -> (!llvm.ptr<3>)
// -----
// rocdl.ds.read.tr6.b96
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.read.tr6.b96"(%v1) <{alias_scopes = [], noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm.ptr<3>) -> (i8)
// -----
// rocdl.ds.read.tr6.b96
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.read.tr6.b96"(%v1) : (!llvm.ptr<3>) -> (f32)
// -----
// rocdl.ds.read.tr8.b64
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.ds.read.tr8.b64"(%v1) <{alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm.ptr<3>) -> (!llvm.func<void ()>)
// -----
// rocdl.ds_bpermute
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.ds_bpermute"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// rocdl.ds_swizzle
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.ds_swizzle"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// rocdl.exp
%v1 = "t.value"() : () -> bf16
%r2 = "rocdl.exp"(%v1) : (bf16) -> (bf16)
// -----
// rocdl.exp2
%v1 = "t.value"() : () -> f16
%r2 = "rocdl.exp2"(%v1) : (f16) -> (f16)
// -----
// rocdl.flat.prefetch
%v1 = "t.value"() : () -> !llvm.ptr
"rocdl.flat.prefetch"(%v1) <{scope = -1 : i32, tbaa = []}> : (!llvm.ptr) -> ()
// -----
// rocdl.flat.prefetch
%v1 = "t.value"() : () -> !llvm.ptr
"rocdl.flat.prefetch"(%v1) <{scope = 1 : i32, alias_scopes = [], noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm.ptr) -> ()
// -----
// rocdl.fmed3
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> f16
%v3 = "t.value"() : () -> f16
%r4 = "rocdl.fmed3"(%v1, %v2, %v3) : (f16, f16, f16) -> (f16)
// -----
// rocdl.global.load.async.to.lds.b128
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b128"(%v1, %v2) <{offset = -1 : i32, aux = -1 : i32, tbaa = []}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
// rocdl.global.load.async.to.lds.b128
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b128"(%v1, %v2) <{offset = 1 : i32, aux = 5 : i32, alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
// rocdl.global.load.async.to.lds.b128
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b128"(%v1, %v2) <{offset = -1 : i32, aux = -1 : i32, noalias_scopes = []}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
// rocdl.global.load.async.to.lds.b32
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b32"(%v1, %v2) <{offset = 5 : i32, aux = 0 : i32, noalias_scopes = []}> : (!llvm<ptr<1>>, !llvm.ptr<3>) -> ()
// -----
// rocdl.global.load.async.to.lds.b32
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b32"(%v1, %v2) <{offset = 0 : i32, aux = -1 : i32, alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
// rocdl.global.load.async.to.lds.b64
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b64"(%v1, %v2) <{offset = -1 : i32, aux = -1 : i32, alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm<ptr<1>>, !llvm.ptr<3>) -> ()
// -----
// rocdl.global.load.async.to.lds.b8
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b8"(%v1, %v2) <{offset = 1 : i32, aux = 5 : i32, noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
// rocdl.global.load.async.to.lds.b8
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b8"(%v1, %v2) <{offset = 1 : i32, aux = -1 : i32, alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm<ptr<1>>, !llvm.ptr<3>) -> ()
// -----
// rocdl.global.load.lds
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.lds"(%v1, %v2) <{size = 1 : i32, offset = -1 : i32, aux = -1 : i32, alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], noalias_scopes = [], tbaa = []}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
// rocdl.global.load.tr.b128
%v1 = "t.value"() : () -> !llvm.ptr<1>
%r2 = "rocdl.global.load.tr.b128"(%v1) <{noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm.ptr<1>) -> (!llvm.func<void ()>)
// -----
// rocdl.global.load.tr.b128
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%r2 = "rocdl.global.load.tr.b128"(%v1) <{alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm<ptr<1>>) -> (vector<4xi1>)
// -----
// rocdl.global.load.tr.b128
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%r2 = "rocdl.global.load.tr.b128"(%v1) : (!llvm<ptr<1>>) -> (!llvm.token)
// -----
// rocdl.global.load.tr.b64
%v1 = "t.value"() : () -> !llvm.ptr<1>
%r2 = "rocdl.global.load.tr.b64"(%v1) <{alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm.ptr<1>) -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.global.load.tr.b64
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%r2 = "rocdl.global.load.tr.b64"(%v1) <{noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm<ptr<1>>) -> (i8)
// -----
// rocdl.global.load.tr.b64
%v1 = "t.value"() : () -> !llvm.ptr<1>
%r2 = "rocdl.global.load.tr.b64"(%v1) <{tbaa = []}> : (!llvm.ptr<1>) -> (!llvm.ptr)
// -----
// rocdl.global.load.tr4.b64
%v1 = "t.value"() : () -> !llvm.ptr<1>
%r2 = "rocdl.global.load.tr4.b64"(%v1) <{alias_scopes = [], noalias_scopes = []}> : (!llvm.ptr<1>) -> (!llvm.void)
// -----
// rocdl.global.load.tr4.b64
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%r2 = "rocdl.global.load.tr4.b64"(%v1) <{alias_scopes = [], noalias_scopes = [], tbaa = []}> : (!llvm<ptr<1>>) -> (!llvm.struct<(i32, f32)>)
// -----
// rocdl.global.load.tr6.b96
%v1 = "t.value"() : () -> !llvm.ptr<1>
%r2 = "rocdl.global.load.tr6.b96"(%v1) <{alias_scopes = [], noalias_scopes = [], tbaa = []}> : (!llvm.ptr<1>) -> (!llvm.array<2 x i32>)
// -----
// rocdl.global.prefetch
%v1 = "t.value"() : () -> !llvm.ptr<1>
"rocdl.global.prefetch"(%v1) <{scope = 1 : i32, noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm.ptr<1>) -> ()
// -----
// rocdl.global.prefetch
%v1 = "t.value"() : () -> !llvm<ptr<1>>
"rocdl.global.prefetch"(%v1) <{scope = 0 : i32, alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], noalias_scopes = []}> : (!llvm<ptr<1>>) -> ()
// -----
// rocdl.grid.dim.x
%r1 = "rocdl.grid.dim.x"() : () -> (bf16)
// -----
// rocdl.grid.dim.y
%r1 = "rocdl.grid.dim.y"() : () -> (vector<4xi1>)
// -----
// rocdl.grid.dim.z
%r1 = "rocdl.grid.dim.z"() : () -> (vector<4xf32>)
// -----
// rocdl.iglp.opt
"rocdl.iglp.opt"() <{variant = 1 : i32}> : () -> ()
// -----
// rocdl.load.to.lds
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.load.to.lds"(%v1, %v2) <{size = 5 : i32, offset = -1 : i32, aux = 1 : i32}> : (!llvm<ptr<1>>, !llvm.ptr<3>) -> ()
// -----
// rocdl.load.to.lds
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.load.to.lds"(%v1, %v2) <{size = 1 : i32, offset = 1 : i32, aux = 1 : i32, noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
// -----
// rocdl.load.to.lds
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.load.to.lds"(%v1, %v2) <{size = -1 : i32, offset = -1 : i32, aux = -1 : i32, alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// -----
// rocdl.log
%v1 = "t.value"() : () -> f64
%r2 = "rocdl.log"(%v1) : (f64) -> (f64)
// -----
// rocdl.make.buffer.rsrc
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> i16
%v3 = "t.value"() : () -> i64
%v4 = "t.value"() : () -> i32
%r5 = "rocdl.make.buffer.rsrc"(%v1, %v2, %v3, %v4) : (!llvm.ptr<1>, i16, i64, i32) -> (!llvm.ptr<1>)
// -----
// rocdl.mbcnt.hi
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.mbcnt.hi"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// rocdl.mbcnt.hi
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.mbcnt.hi"(%v1, %v2) <{res_attrs = []}> : (i32, i32) -> (i32)
// -----
// rocdl.mbcnt.lo
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.mbcnt.lo"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// rocdl.mbcnt.lo
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.mbcnt.lo"(%v1, %v2) <{res_attrs = []}> : (i32, i32) -> (i32)
// -----
// rocdl.mfma.f32.16x16x16bf16.1k
%v1 = "t.value"() : () -> vector<4xindex>
%r2 = "rocdl.mfma.f32.16x16x16bf16.1k"(%v1) : (vector<4xindex>) -> (vector<4xindex>)
// -----
// rocdl.mfma.f32.16x16x16bf16.1k
%r1 = "rocdl.mfma.f32.16x16x16bf16.1k"() : () -> (f16)
// -----
// rocdl.mfma.f32.16x16x16f16
%v1 = "t.value"() : () -> !llvm.struct<(f32, f32)>
%v2 = "t.value"() : () -> !llvm.struct<(f32, f32)>
%r3 = "rocdl.mfma.f32.16x16x16f16"(%v1, %v2) : (!llvm.struct<(f32, f32)>, !llvm.struct<(f32, f32)>) -> (!llvm.struct<(f32, f32)>)
// -----
// rocdl.mfma.f32.16x16x16f16
%r1 = "rocdl.mfma.f32.16x16x16f16"() : () -> (bf16)
// -----
// rocdl.mfma.f32.16x16x16f16
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%r2 = "rocdl.mfma.f32.16x16x16f16"(%v1) : (vector<4x!llvm.ptr>) -> (vector<4x!llvm.ptr>)
// -----
// rocdl.mfma.f32.16x16x1f32
%r1 = "rocdl.mfma.f32.16x16x1f32"() : () -> (i64)
// -----
// rocdl.mfma.f32.16x16x1f32
%v1 = "t.value"() : () -> i128
%r2 = "rocdl.mfma.f32.16x16x1f32"(%v1) : (i128) -> (i128)
// -----
// rocdl.mfma.f32.16x16x2bf16
%r1 = "rocdl.mfma.f32.16x16x2bf16"() : () -> (!llvm.token)
// -----
// rocdl.mfma.f32.16x16x2bf16
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> !llvm.ptr<1>
%r3 = "rocdl.mfma.f32.16x16x2bf16"(%v1, %v2) : (!llvm.ptr<1>, !llvm.ptr<1>) -> (vector<4xbf16>)
// -----
// rocdl.mfma.f32.16x16x2bf16
%v1 = "t.value"() : () -> i1
%r2 = "rocdl.mfma.f32.16x16x2bf16"(%v1) : (i1) -> (i1)
// -----
// rocdl.mfma.f32.16x16x32.bf16
%r1 = "rocdl.mfma.f32.16x16x32.bf16"() : () -> (f80)
// -----
// rocdl.mfma.f32.16x16x32.bf16
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%r2 = "rocdl.mfma.f32.16x16x32.bf16"(%v1) : (!llvm<ptr<1>>) -> (!llvm.void)
// -----
// rocdl.mfma.f32.16x16x32.bf16
%v1 = "t.value"() : () -> vector<8xf16>
%v2 = "t.value"() : () -> i8
%r3 = "rocdl.mfma.f32.16x16x32.bf16"(%v1, %v2) : (vector<8xf16>, i8) -> (i8)
// -----
// rocdl.mfma.f32.16x16x32.bf8.bf8
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// rocdl.mfma.f32.16x16x32.bf8.bf8
%r1 = "rocdl.mfma.f32.16x16x32.bf8.bf8"() : () -> (vector<4xf32>)
// -----
// rocdl.mfma.f32.16x16x32.bf8.bf8
%v1 = "t.value"() : () -> vector<32xf32>
%r2 = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%v1) : (vector<32xf32>) -> (f64)
// -----
// rocdl.mfma.f32.16x16x32.bf8.fp8
%r1 = "rocdl.mfma.f32.16x16x32.bf8.fp8"() : () -> (f80)
// -----
// rocdl.mfma.f32.16x16x32.bf8.fp8
%v1 = "t.value"() : () -> f80
%r2 = "rocdl.mfma.f32.16x16x32.bf8.fp8"(%v1) : (f80) -> (f80)
// -----
// rocdl.mfma.f32.16x16x32.f16
%r1 = "rocdl.mfma.f32.16x16x32.f16"() : () -> (f64)
// -----
// rocdl.mfma.f32.16x16x32.f16
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.mfma.f32.16x16x32.f16"(%v1) : (!llvm.ptr<3>) -> (!llvm.ptr<3>)
// -----
// rocdl.mfma.f32.16x16x32.f16
%v1 = "t.value"() : () -> vector<32xbf16>
%v2 = "t.value"() : () -> !llvm.ptr
%r3 = "rocdl.mfma.f32.16x16x32.f16"(%v1, %v2) : (vector<32xbf16>, !llvm.ptr) -> (vector<4xbf16>)
// -----
// rocdl.mfma.f32.16x16x32.fp8.bf8
%v1 = "t.value"() : () -> !llvm.metadata
%v2 = "t.value"() : () -> !llvm.metadata
%r3 = "rocdl.mfma.f32.16x16x32.fp8.bf8"(%v1, %v2) : (!llvm.metadata, !llvm.metadata) -> (!llvm.metadata)
// -----
// rocdl.mfma.f32.16x16x32.fp8.bf8
%r1 = "rocdl.mfma.f32.16x16x32.fp8.bf8"() : () -> (!llvm.struct<(i32, i1)>)
// -----
// rocdl.mfma.f32.16x16x32.fp8.fp8
%v1 = "t.value"() : () -> f80
%r2 = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%v1) : (f80) -> (f80)
// -----
// rocdl.mfma.f32.16x16x32.fp8.fp8
%v1 = "t.value"() : () -> vector<4xindex>
%v2 = "t.value"() : () -> vector<4xindex>
%r3 = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%v1, %v2) : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
// -----
// rocdl.mfma.f32.16x16x32.fp8.fp8
%r1 = "rocdl.mfma.f32.16x16x32.fp8.fp8"() : () -> (!llvm.struct<(i32, i1)>)
// -----
// rocdl.mfma.f32.16x16x4bf16.1k
%v1 = "t.value"() : () -> !llvm.token
%r2 = "rocdl.mfma.f32.16x16x4bf16.1k"(%v1) : (!llvm.token) -> (!llvm.token)
// -----
// rocdl.mfma.f32.16x16x4bf16.1k
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> bf16
%r3 = "rocdl.mfma.f32.16x16x4bf16.1k"(%v1, %v2) : (bf16, bf16) -> (bf16)
// -----
// rocdl.mfma.f32.16x16x4f16
%r1 = "rocdl.mfma.f32.16x16x4f16"() : () -> (i8)
// -----
// rocdl.mfma.f32.16x16x4f16
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%v2 = "t.value"() : () -> vector<4xindex>
%r3 = "rocdl.mfma.f32.16x16x4f16"(%v1, %v2) : (vector<4x!llvm.ptr>, vector<4xindex>) -> (vector<4xindex>)
// -----
// rocdl.mfma.f32.16x16x4f16
%v1 = "t.value"() : () -> !llvm.ptr<1>
%r2 = "rocdl.mfma.f32.16x16x4f16"(%v1) : (!llvm.ptr<1>) -> (i8)
// -----
// rocdl.mfma.f32.16x16x4f32
%v1 = "t.value"() : () -> vector<32xf16>
%r2 = "rocdl.mfma.f32.16x16x4f32"(%v1) : (vector<32xf16>) -> (!llvm.metadata)
// -----
// rocdl.mfma.f32.16x16x4f32
%r1 = "rocdl.mfma.f32.16x16x4f32"() : () -> (vector<4xi32>)
// -----
// rocdl.mfma.f32.16x16x4f32
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> vector<3xi32>
%r3 = "rocdl.mfma.f32.16x16x4f32"(%v1, %v2) : (!llvm<ptr<1>>, vector<3xi32>) -> (i64)
// -----
// rocdl.mfma.f32.16x16x8.xf32
%v1 = "t.value"() : () -> f16
%r2 = "rocdl.mfma.f32.16x16x8.xf32"(%v1) : (f16) -> (f16)
// -----
// rocdl.mfma.f32.16x16x8.xf32
%v1 = "t.value"() : () -> !llvm.func<i32 (i32)>
%v2 = "t.value"() : () -> !llvm.func<i32 (i32)>
%r3 = "rocdl.mfma.f32.16x16x8.xf32"(%v1, %v2) : (!llvm.func<i32 (i32)>, !llvm.func<i32 (i32)>) -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.mfma.f32.16x16x8.xf32
%r1 = "rocdl.mfma.f32.16x16x8.xf32"() : () -> (!llvm.ptr)
// -----
// rocdl.mfma.f32.16x16x8bf16
%r1 = "rocdl.mfma.f32.16x16x8bf16"() : () -> (!llvm.struct<(i32, f32)>)
// -----
// rocdl.mfma.f32.16x16x8bf16
%v1 = "t.value"() : () -> i16
%v2 = "t.value"() : () -> i16
%r3 = "rocdl.mfma.f32.16x16x8bf16"(%v1, %v2) : (i16, i16) -> (bf16)
// -----
// rocdl.mfma.f32.16x16x8bf16
%v1 = "t.value"() : () -> !llvm.func<i32 (i32)>
%r2 = "rocdl.mfma.f32.16x16x8bf16"(%v1) : (!llvm.func<i32 (i32)>) -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.mfma.f32.32x32x16.bf16
%r1 = "rocdl.mfma.f32.32x32x16.bf16"() : () -> (vector<4xbf16>)
// -----
// rocdl.mfma.f32.32x32x16.bf16
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%r3 = "rocdl.mfma.f32.32x32x16.bf16"(%v1, %v2) : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
// -----
// rocdl.mfma.f32.32x32x16.bf16
%v1 = "t.value"() : () -> !llvm.metadata
%r2 = "rocdl.mfma.f32.32x32x16.bf16"(%v1) : (!llvm.metadata) -> (!llvm.metadata)
// -----
// rocdl.mfma.f32.32x32x16.bf8.bf8
%v1 = "t.value"() : () -> vector<32xbf16>
%v2 = "t.value"() : () -> !llvm.void
%r3 = "rocdl.mfma.f32.32x32x16.bf8.bf8"(%v1, %v2) : (vector<32xbf16>, !llvm.void) -> (!llvm.void)
// -----
// rocdl.mfma.f32.32x32x16.bf8.bf8
%v1 = "t.value"() : () -> vector<16xbf16>
%r2 = "rocdl.mfma.f32.32x32x16.bf8.bf8"(%v1) : (vector<16xbf16>) -> (vector<4xf32>)
// -----
// rocdl.mfma.f32.32x32x16.bf8.fp8
%r1 = "rocdl.mfma.f32.32x32x16.bf8.fp8"() : () -> (!llvm.metadata)
// -----
// rocdl.mfma.f32.32x32x16.bf8.fp8
%v1 = "t.value"() : () -> vector<8xf32>
%r2 = "rocdl.mfma.f32.32x32x16.bf8.fp8"(%v1) : (vector<8xf32>) -> (bf16)
// -----
// rocdl.mfma.f32.32x32x16.f16
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<2xi16>
%r3 = "rocdl.mfma.f32.32x32x16.f16"(%v1, %v2) : (vector<2xi16>, vector<2xi16>) -> (vector<4xf32>)
// -----
// rocdl.mfma.f32.32x32x16.f16
%v1 = "t.value"() : () -> vector<32xbf16>
%r2 = "rocdl.mfma.f32.32x32x16.f16"(%v1) : (vector<32xbf16>) -> (f32)
// -----
// rocdl.mfma.f32.32x32x16.f16
%r1 = "rocdl.mfma.f32.32x32x16.f16"() : () -> (vector<4xbf16>)
// -----
// rocdl.mfma.f32.32x32x16.fp8.bf8
%r1 = "rocdl.mfma.f32.32x32x16.fp8.bf8"() : () -> (i1)
// -----
// rocdl.mfma.f32.32x32x16.fp8.bf8
%v1 = "t.value"() : () -> !llvm.func<i32 (i32)>
%v2 = "t.value"() : () -> !llvm.func<i32 (i32)>
%r3 = "rocdl.mfma.f32.32x32x16.fp8.bf8"(%v1, %v2) : (!llvm.func<i32 (i32)>, !llvm.func<i32 (i32)>) -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.mfma.f32.32x32x16.fp8.bf8
%v1 = "t.value"() : () -> !llvm.ptr
%r2 = "rocdl.mfma.f32.32x32x16.fp8.bf8"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// -----
// rocdl.mfma.f32.32x32x16.fp8.fp8
%r1 = "rocdl.mfma.f32.32x32x16.fp8.fp8"() : () -> (!llvm.ptr<3>)
// -----
// rocdl.mfma.f32.32x32x16.fp8.fp8
%v1 = "t.value"() : () -> f16
%r2 = "rocdl.mfma.f32.32x32x16.fp8.fp8"(%v1) : (f16) -> (f16)
// -----
// rocdl.mfma.f32.32x32x1f32
%v1 = "t.value"() : () -> !llvm.token
%r2 = "rocdl.mfma.f32.32x32x1f32"(%v1) : (!llvm.token) -> (!llvm.ptr)
// -----
// rocdl.mfma.f32.32x32x1f32
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%r3 = "rocdl.mfma.f32.32x32x1f32"(%v1, %v2) : (f32, !llvm.struct<(i32, f32)>) -> (!llvm.struct<(i32, f32)>)
// -----
// rocdl.mfma.f32.32x32x2bf16
%r1 = "rocdl.mfma.f32.32x32x2bf16"() : () -> (vector<4xbf16>)
// -----
// rocdl.mfma.f32.32x32x2bf16
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> !llvm.ptr<1>
%r3 = "rocdl.mfma.f32.32x32x2bf16"(%v1, %v2) : (f80, !llvm.ptr<1>) -> (!llvm.array<2 x i32>)
// -----
// rocdl.mfma.f32.32x32x2f32
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> vector<2xbf16>
%r3 = "rocdl.mfma.f32.32x32x2f32"(%v1, %v2) : (i64, vector<2xbf16>) -> (f80)
// -----
// rocdl.mfma.f32.32x32x2f32
%v1 = "t.value"() : () -> f32
%r2 = "rocdl.mfma.f32.32x32x2f32"(%v1) : (f32) -> (f32)
// -----
// rocdl.mfma.f32.32x32x2f32
%r1 = "rocdl.mfma.f32.32x32x2f32"() : () -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.mfma.f32.32x32x4.xf32
%r1 = "rocdl.mfma.f32.32x32x4.xf32"() : () -> (!llvm.token)
// -----
// rocdl.mfma.f32.32x32x4.xf32
%v1 = "t.value"() : () -> !llvm.array<2 x i32>
%v2 = "t.value"() : () -> !llvm.array<2 x i32>
%r3 = "rocdl.mfma.f32.32x32x4.xf32"(%v1, %v2) : (!llvm.array<2 x i32>, !llvm.array<2 x i32>) -> (!llvm.array<2 x i32>)
// -----
// rocdl.mfma.f32.32x32x4bf16
%r1 = "rocdl.mfma.f32.32x32x4bf16"() : () -> (bf16)
// -----
// rocdl.mfma.f32.32x32x4bf16
%v1 = "t.value"() : () -> !llvm.token
%r2 = "rocdl.mfma.f32.32x32x4bf16"(%v1) : (!llvm.token) -> (!llvm.token)
// -----
// rocdl.mfma.f32.32x32x4bf16
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<8xf16>
%r3 = "rocdl.mfma.f32.32x32x4bf16"(%v1, %v2) : (vector<4xi1>, vector<8xf16>) -> (vector<4xi1>)
// -----
// rocdl.mfma.f32.32x32x4bf16.1k
%v1 = "t.value"() : () -> bf16
%r2 = "rocdl.mfma.f32.32x32x4bf16.1k"(%v1) : (bf16) -> (bf16)
// -----
// rocdl.mfma.f32.32x32x4bf16.1k
%v1 = "t.value"() : () -> vector<2xf32>
%v2 = "t.value"() : () -> vector<2xf32>
%r3 = "rocdl.mfma.f32.32x32x4bf16.1k"(%v1, %v2) : (vector<2xf32>, vector<2xf32>) -> (i8)
// -----
// rocdl.mfma.f32.32x32x4bf16.1k
%r1 = "rocdl.mfma.f32.32x32x4bf16.1k"() : () -> (!llvm.func<void ()>)
// -----
// rocdl.mfma.f32.32x32x4f16
%r1 = "rocdl.mfma.f32.32x32x4f16"() : () -> (!llvm.array<2 x i32>)
// -----
// rocdl.mfma.f32.32x32x4f16
%v1 = "t.value"() : () -> !llvm.func<i32 (i32)>
%r2 = "rocdl.mfma.f32.32x32x4f16"(%v1) : (!llvm.func<i32 (i32)>) -> (i64)
// -----
// rocdl.mfma.f32.32x32x4f16
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> !llvm<ptr<1>>
%r3 = "rocdl.mfma.f32.32x32x4f16"(%v1, %v2) : (!llvm<ptr<1>>, !llvm<ptr<1>>) -> (f16)
// -----
// rocdl.mfma.f32.32x32x8bf16.1k
%r1 = "rocdl.mfma.f32.32x32x8bf16.1k"() : () -> (!llvm.struct<(i32, i1)>)
// -----
// rocdl.mfma.f32.32x32x8bf16.1k
%v1 = "t.value"() : () -> vector<2xi32>
%r2 = "rocdl.mfma.f32.32x32x8bf16.1k"(%v1) : (vector<2xi32>) -> (!llvm.metadata)
// -----
// rocdl.mfma.f32.32x32x8f16
%v1 = "t.value"() : () -> bf16
%r2 = "rocdl.mfma.f32.32x32x8f16"(%v1) : (bf16) -> (bf16)
// -----
// rocdl.mfma.f32.32x32x8f16
%v1 = "t.value"() : () -> vector<3xi32>
%v2 = "t.value"() : () -> vector<6xi32>
%r3 = "rocdl.mfma.f32.32x32x8f16"(%v1, %v2) : (vector<3xi32>, vector<6xi32>) -> (vector<4xi1>)
// -----
// rocdl.mfma.f32.32x32x8f16
%r1 = "rocdl.mfma.f32.32x32x8f16"() : () -> (!llvm.metadata)
// -----
// rocdl.mfma.f32.4x4x1f32
%v1 = "t.value"() : () -> vector<3xi32>
%r2 = "rocdl.mfma.f32.4x4x1f32"(%v1) : (vector<3xi32>) -> (i128)
// -----
// rocdl.mfma.f32.4x4x1f32
%r1 = "rocdl.mfma.f32.4x4x1f32"() : () -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.mfma.f32.4x4x2bf16
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xbf16>
%r3 = "rocdl.mfma.f32.4x4x2bf16"(%v1, %v2) : (vector<4xbf16>, vector<4xbf16>) -> (vector<4xbf16>)
// -----
// rocdl.mfma.f32.4x4x2bf16
%v1 = "t.value"() : () -> !llvm.func<i32 (i32)>
%r2 = "rocdl.mfma.f32.4x4x2bf16"(%v1) : (!llvm.func<i32 (i32)>) -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.mfma.f32.4x4x2bf16
%r1 = "rocdl.mfma.f32.4x4x2bf16"() : () -> (vector<4xindex>)
// -----
// rocdl.mfma.f32.4x4x4bf16.1k
%v1 = "t.value"() : () -> vector<32xf16>
%r2 = "rocdl.mfma.f32.4x4x4bf16.1k"(%v1) : (vector<32xf16>) -> (i64)
// -----
// rocdl.mfma.f32.4x4x4bf16.1k
%r1 = "rocdl.mfma.f32.4x4x4bf16.1k"() : () -> (vector<4xf32>)
// -----
// rocdl.mfma.f32.4x4x4f16
%r1 = "rocdl.mfma.f32.4x4x4f16"() : () -> (f16)
// -----
// rocdl.mfma.f32.4x4x4f16
%v1 = "t.value"() : () -> f80
%r2 = "rocdl.mfma.f32.4x4x4f16"(%v1) : (f80) -> (f80)
// -----
// rocdl.mfma.f64.16x16x4f64
%r1 = "rocdl.mfma.f64.16x16x4f64"() : () -> (!llvm.struct<(i32, f32)>)
// -----
// rocdl.mfma.f64.16x16x4f64
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%r2 = "rocdl.mfma.f64.16x16x4f64"(%v1) : (!llvm<ptr<1>>) -> (f80)
// -----
// rocdl.mfma.f64.4x4x4f64
%v1 = "t.value"() : () -> vector<4xindex>
%v2 = "t.value"() : () -> vector<4xindex>
%r3 = "rocdl.mfma.f64.4x4x4f64"(%v1, %v2) : (vector<4xindex>, vector<4xindex>) -> (vector<4xindex>)
// -----
// rocdl.mfma.f64.4x4x4f64
%r1 = "rocdl.mfma.f64.4x4x4f64"() : () -> (!llvm.metadata)
// -----
// rocdl.mfma.i32.16x16x16i8
%v1 = "t.value"() : () -> !llvm.func<i32 (i32)>
%v2 = "t.value"() : () -> !llvm.struct<(f32, f32)>
%r3 = "rocdl.mfma.i32.16x16x16i8"(%v1, %v2) : (!llvm.func<i32 (i32)>, !llvm.struct<(f32, f32)>) -> (!llvm.struct<(f32, f32)>)
// -----
// rocdl.mfma.i32.16x16x16i8
%r1 = "rocdl.mfma.i32.16x16x16i8"() : () -> (f64)
// -----
// rocdl.mfma.i32.16x16x16i8
%v1 = "t.value"() : () -> i64
%r2 = "rocdl.mfma.i32.16x16x16i8"(%v1) : (i64) -> (f64)
// -----
// rocdl.mfma.i32.16x16x32.i8
%r1 = "rocdl.mfma.i32.16x16x32.i8"() : () -> (i128)
// -----
// rocdl.mfma.i32.16x16x32.i8
%v1 = "t.value"() : () -> !llvm.func<void ()>
%r2 = "rocdl.mfma.i32.16x16x32.i8"(%v1) : (!llvm.func<void ()>) -> (!llvm.func<void ()>)
// -----
// rocdl.mfma.i32.16x16x4i8
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%r3 = "rocdl.mfma.i32.16x16x4i8"(%v1, %v2) : (!llvm.ptr<3>, !llvm.ptr<3>) -> (!llvm.ptr<3>)
// -----
// rocdl.mfma.i32.16x16x4i8
%r1 = "rocdl.mfma.i32.16x16x4i8"() : () -> (i64)
// -----
// rocdl.mfma.i32.16x16x64.i8
%r1 = "rocdl.mfma.i32.16x16x64.i8"() : () -> (!llvm.ptr)
// -----
// rocdl.mfma.i32.16x16x64.i8
%v1 = "t.value"() : () -> !llvm.void
%v2 = "t.value"() : () -> i64
%r3 = "rocdl.mfma.i32.16x16x64.i8"(%v1, %v2) : (!llvm.void, i64) -> (i64)
// -----
// rocdl.mfma.i32.16x16x64.i8
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%r2 = "rocdl.mfma.i32.16x16x64.i8"(%v1) : (vector<4x!llvm.ptr>) -> (!llvm.metadata)
// -----
// rocdl.mfma.i32.32x32x16.i8
%v1 = "t.value"() : () -> !llvm.array<2 x i32>
%v2 = "t.value"() : () -> !llvm.array<2 x i32>
%r3 = "rocdl.mfma.i32.32x32x16.i8"(%v1, %v2) : (!llvm.array<2 x i32>, !llvm.array<2 x i32>) -> (!llvm.array<2 x i32>)
// -----
// rocdl.mfma.i32.32x32x16.i8
%v1 = "t.value"() : () -> !llvm.ptr<1>
%r2 = "rocdl.mfma.i32.32x32x16.i8"(%v1) : (!llvm.ptr<1>) -> (!llvm.struct<(f32, f32)>)
// -----
// rocdl.mfma.i32.32x32x16.i8
%r1 = "rocdl.mfma.i32.32x32x16.i8"() : () -> (!llvm.func<void ()>)
// -----
// rocdl.mfma.i32.32x32x32.i8
%v1 = "t.value"() : () -> f32
%r2 = "rocdl.mfma.i32.32x32x32.i8"(%v1) : (f32) -> (f32)
// -----
// rocdl.mfma.i32.32x32x32.i8
%v1 = "t.value"() : () -> !llvm.func<void ()>
%v2 = "t.value"() : () -> vector<6xi32>
%r3 = "rocdl.mfma.i32.32x32x32.i8"(%v1, %v2) : (!llvm.func<void ()>, vector<6xi32>) -> (!llvm.func<void ()>)
// -----
// rocdl.mfma.i32.32x32x32.i8
%r1 = "rocdl.mfma.i32.32x32x32.i8"() : () -> (i32)
// -----
// rocdl.mfma.i32.32x32x4i8
%r1 = "rocdl.mfma.i32.32x32x4i8"() : () -> (!llvm.struct<(f32, f32)>)
// -----
// rocdl.mfma.i32.32x32x4i8
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.mfma.i32.32x32x4i8"(%v1, %v2) : (!llvm.ptr<3>, i32) -> (!llvm.ptr<3>)
// -----
// rocdl.mfma.i32.32x32x4i8
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%r2 = "rocdl.mfma.i32.32x32x4i8"(%v1) : (!llvm<ptr<1>>) -> (vector<4xi1>)
// -----
// rocdl.mfma.i32.32x32x8i8
%v1 = "t.value"() : () -> !llvm.array<2 x i32>
%r2 = "rocdl.mfma.i32.32x32x8i8"(%v1) : (!llvm.array<2 x i32>) -> (!llvm.array<2 x i32>)
// -----
// rocdl.mfma.i32.32x32x8i8
%v1 = "t.value"() : () -> !llvm.ptr<1>
%v2 = "t.value"() : () -> !llvm.ptr<1>
%r3 = "rocdl.mfma.i32.32x32x8i8"(%v1, %v2) : (!llvm.ptr<1>, !llvm.ptr<1>) -> (!llvm.struct<(f32, f32)>)
// -----
// rocdl.mfma.i32.4x4x4i8
%v1 = "t.value"() : () -> !llvm.func<void ()>
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.mfma.i32.4x4x4i8"(%v1, %v2) : (!llvm.func<void ()>, f32) -> (!llvm.func<void ()>)
// -----
// rocdl.mfma.i32.4x4x4i8
%r1 = "rocdl.mfma.i32.4x4x4i8"() : () -> (i8)
// -----
// rocdl.mfma.scale.f32.16x16x128.f8f6f4
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%v1) : (vector<4xi1>) -> (!llvm.array<2 x i32>)
// -----
// rocdl.mfma.scale.f32.16x16x128.f8f6f4
%v1 = "t.value"() : () -> vector<2xf32>
%v2 = "t.value"() : () -> vector<2xf32>
%r3 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%v1, %v2) : (vector<2xf32>, vector<2xf32>) -> (vector<4x!llvm.ptr>)
// -----
// rocdl.mfma.scale.f32.32x32x64.f8f6f4
%r1 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"() : () -> (i8)
// -----
// rocdl.mfma.scale.f32.32x32x64.f8f6f4
%v1 = "t.value"() : () -> i32
%r2 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%v1) : (i32) -> (i32)
// -----
// rocdl.mfma.scale.f32.32x32x64.f8f6f4
%v1 = "t.value"() : () -> vector<16xf16>
%v2 = "t.value"() : () -> vector<16xf16>
%r3 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%v1, %v2) : (vector<16xf16>, vector<16xf16>) -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.permlane16.swap
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.permlane16.swap"(%v1, %v2) <{fi = false, boundControl = false}> : (i32, i32) -> (!llvm.struct<(i32, i1)>)
// -----
// rocdl.permlane32.swap
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.permlane32.swap"(%v1, %v2) <{fi = false, boundControl = false}> : (i32, i32) -> (!llvm.struct<(f32, f32)>)
// -----
// rocdl.permlanex16
%v1 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%v2 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%v3 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%v4 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%r5 = "rocdl.permlanex16"(%v1, %v2, %v3, %v4) <{fi = true, boundControl = true}> : (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> (!llvm.struct<(i32, f32)>)
// -----
// rocdl.raw.buffer.atomic.cmpswap
%v1 = "t.value"() : () -> vector<4xbf16>
%v2 = "t.value"() : () -> vector<4xbf16>
%v3 = "t.value"() : () -> vector<4xbf16>
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
%r7 = "rocdl.raw.buffer.atomic.cmpswap"(%v1, %v2, %v3, %v4, %v5, %v6) : (vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, i32, i32, i32) -> (vector<4xbf16>)
// -----
// rocdl.raw.buffer.atomic.fadd
%v1 = "t.value"() : () -> vector<4xf32>
%v2 = "t.value"() : () -> vector<4xf32>
%v3 = "t.value"() : () -> vector<4xf32>
%v4 = "t.value"() : () -> vector<4xf32>
%v5 = "t.value"() : () -> vector<4xf32>
"rocdl.raw.buffer.atomic.fadd"(%v1, %v2, %v3, %v4, %v5) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
// -----
// rocdl.raw.buffer.atomic.fmax
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%v3 = "t.value"() : () -> f32
%v4 = "t.value"() : () -> f32
%v5 = "t.value"() : () -> f32
"rocdl.raw.buffer.atomic.fmax"(%v1, %v2, %v3, %v4, %v5) : (f32, f32, f32, f32, f32) -> ()
// -----
// rocdl.raw.buffer.atomic.smax
%v1 = "t.value"() : () -> !llvm.func<void ()>
%v2 = "t.value"() : () -> !llvm.func<void ()>
%v3 = "t.value"() : () -> !llvm.func<void ()>
%v4 = "t.value"() : () -> !llvm.func<void ()>
%v5 = "t.value"() : () -> !llvm.func<void ()>
"rocdl.raw.buffer.atomic.smax"(%v1, %v2, %v3, %v4, %v5) : (!llvm.func<void ()>, !llvm.func<void ()>, !llvm.func<void ()>, !llvm.func<void ()>, !llvm.func<void ()>) -> ()
// -----
// rocdl.raw.buffer.atomic.umin
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> i64
%v4 = "t.value"() : () -> i64
%v5 = "t.value"() : () -> !llvm.struct<(i32, i1)>
"rocdl.raw.buffer.atomic.umin"(%v1, %v2, %v3, %v4, %v5) : (i64, i64, i64, i64, !llvm.struct<(i32, i1)>) -> ()
// -----
// rocdl.raw.buffer.load
%v1 = "t.value"() : () -> !llvm.token
%v2 = "t.value"() : () -> !llvm.token
%v3 = "t.value"() : () -> !llvm.token
%v4 = "t.value"() : () -> !llvm.token
%r5 = "rocdl.raw.buffer.load"(%v1, %v2, %v3, %v4) : (!llvm.token, !llvm.token, !llvm.token, !llvm.token) -> (!llvm.token)
// -----
// rocdl.raw.buffer.store
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%v3 = "t.value"() : () -> i8
%v4 = "t.value"() : () -> i8
%v5 = "t.value"() : () -> i128
"rocdl.raw.buffer.store"(%v1, %v2, %v3, %v4, %v5) : (i8, i8, i8, i8, i128) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.cmpswap
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> !llvm<ptr<8>>
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
%r7 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%v1, %v2, %v3, %v4, %v5, %v6) : (i32, i32, !llvm<ptr<8>>, i32, i32, i32) -> (i32)
// -----
// rocdl.raw.ptr.buffer.atomic.cmpswap
%v1 = "t.value"() : () -> !llvm.func<i32 (i32)>
%v2 = "t.value"() : () -> !llvm.func<i32 (i32)>
%v3 = "t.value"() : () -> !llvm.ptr<8>
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
%r7 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%v1, %v2, %v3, %v4, %v5, %v6) <{alias_scopes = []}> : (!llvm.func<i32 (i32)>, !llvm.func<i32 (i32)>, !llvm.ptr<8>, i32, i32, i32) -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.raw.ptr.buffer.atomic.fadd
%v1 = "t.value"() : () -> f80
%v2 = "t.value"() : () -> !llvm.ptr<8>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.fadd"(%v1, %v2, %v3, %v4, %v5) <{tbaa = []}> : (f80, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.fadd
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> !llvm<ptr<8>>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.fadd"(%v1, %v2, %v3, %v4, %v5) <{noalias_scopes = []}> : (i32, !llvm<ptr<8>>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.fadd
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> !llvm<ptr<8>>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.fadd"(%v1, %v2, %v3, %v4, %v5) <{alias_scopes = [], noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (i32, !llvm<ptr<8>>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.fmax
%v1 = "t.value"() : () -> !llvm.void
%v2 = "t.value"() : () -> !llvm.ptr<8>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.fmax"(%v1, %v2, %v3, %v4, %v5) : (!llvm.void, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.fmax
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> !llvm.ptr<8>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.fmax"(%v1, %v2, %v3, %v4, %v5) <{tbaa = []}> : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.fmax
%v1 = "t.value"() : () -> !llvm.array<2 x i32>
%v2 = "t.value"() : () -> !llvm.ptr<8>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.fmax"(%v1, %v2, %v3, %v4, %v5) <{noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm.array<2 x i32>, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.smax
%v1 = "t.value"() : () -> !llvm.func<void ()>
%v2 = "t.value"() : () -> !llvm<ptr<8>>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.smax"(%v1, %v2, %v3, %v4, %v5) <{noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm.func<void ()>, !llvm<ptr<8>>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.smax
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> !llvm.ptr<8>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.smax"(%v1, %v2, %v3, %v4, %v5) <{alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (f64, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.umin
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> !llvm.ptr<8>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.umin"(%v1, %v2, %v3, %v4, %v5) <{noalias_scopes = []}> : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.umin
%v1 = "t.value"() : () -> !llvm.func<i32 (i32)>
%v2 = "t.value"() : () -> !llvm.ptr<8>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.umin"(%v1, %v2, %v3, %v4, %v5) : (!llvm.func<i32 (i32)>, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.atomic.umin
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> !llvm.ptr<8>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.umin"(%v1, %v2, %v3, %v4, %v5) <{alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.load
%v1 = "t.value"() : () -> !llvm.ptr<8>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%r5 = "rocdl.raw.ptr.buffer.load"(%v1, %v2, %v3, %v4) <{alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (!llvm.ptr<8>, i32, i32, i32) -> (vector<4xf32>)
// -----
// rocdl.raw.ptr.buffer.load
%v1 = "t.value"() : () -> !llvm<ptr<8>>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%r5 = "rocdl.raw.ptr.buffer.load"(%v1, %v2, %v3, %v4) <{noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm<ptr<8>>, i32, i32, i32) -> (!llvm.void)
// -----
// rocdl.raw.ptr.buffer.load.lds
%v1 = "t.value"() : () -> !llvm<ptr<8>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
%v7 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.load.lds"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) : (!llvm<ptr<8>>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.load.lds
%v1 = "t.value"() : () -> !llvm<ptr<8>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
%v7 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.load.lds"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{tbaa = []}> : (!llvm<ptr<8>>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.load.lds
%v1 = "t.value"() : () -> !llvm<ptr<8>>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%v6 = "t.value"() : () -> i32
%v7 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.load.lds"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{noalias_scopes = []}> : (!llvm<ptr<8>>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.store
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> !llvm<ptr<8>>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.store"(%v1, %v2, %v3, %v4, %v5) : (i32, !llvm<ptr<8>>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.store
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> !llvm.ptr<8>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.store"(%v1, %v2, %v3, %v4, %v5) <{alias_scopes = [], tbaa = []}> : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.raw.ptr.buffer.store
%v1 = "t.value"() : () -> !llvm.ptr
%v2 = "t.value"() : () -> !llvm.ptr<8>
%v3 = "t.value"() : () -> i32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
"rocdl.raw.ptr.buffer.store"(%v1, %v2, %v3, %v4, %v5) <{noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>]}> : (!llvm.ptr, !llvm.ptr<8>, i32, i32, i32) -> ()
// -----
// rocdl.rcp
%v1 = "t.value"() : () -> f32
%r2 = "rocdl.rcp"(%v1) : (f32) -> (f80)
// -----
// rocdl.readfirstlane
%v1 = "t.value"() : () -> i128
%r2 = "rocdl.readfirstlane"(%v1) : (i128) -> (i128)
// -----
// rocdl.readlane
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.readlane"(%v1, %v2) : (f16, i32) -> (f16)
// -----
// rocdl.s.barrier
"rocdl.s.barrier"() : () -> ()
// -----
// rocdl.s.barrier.init
%v1 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.init"(%v1) <{memberCnt = 1 : i32}> : (!llvm.ptr<3>) -> ()
// -----
// rocdl.s.barrier.join
%v1 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.join"(%v1) : (!llvm.ptr<3>) -> ()
// -----
// rocdl.s.barrier.leave
"rocdl.s.barrier.leave"() <{id = -4 : i16}> : () -> ()
// -----
// rocdl.s.barrier.signal
"rocdl.s.barrier.signal"() <{id = 5 : i32}> : () -> ()
// -----
// rocdl.s.barrier.signal.isfirst
%r1 = "rocdl.s.barrier.signal.isfirst"() <{id = 0 : i32}> : () -> (i1)
// -----
// rocdl.s.barrier.signal.var
%v1 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.signal.var"(%v1) <{memberCnt = 5 : i32}> : (!llvm.ptr<3>) -> ()
// -----
// rocdl.s.barrier.wait
"rocdl.s.barrier.wait"() <{id = -4 : i16}> : () -> ()
// -----
// rocdl.s.get.barrier.state
%r1 = "rocdl.s.get.barrier.state"() <{id = 0 : i32}> : () -> (i32)
// -----
// rocdl.s.get.named.barrier.state
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.s.get.named.barrier.state"(%v1) : (!llvm.ptr<3>) -> (i32)
// -----
// rocdl.s.nop
"rocdl.s.nop"() <{count = -4 : i16}> : () -> ()
// -----
// rocdl.s.setprio
"rocdl.s.setprio"() <{priority = -4 : i16}> : () -> ()
// -----
// rocdl.s.sleep
"rocdl.s.sleep"() <{count = 0 : i32}> : () -> ()
// -----
// rocdl.s.wait.asynccnt
"rocdl.s.wait.asynccnt"() <{count = -4 : i16}> : () -> ()
// -----
// rocdl.s.wait.dscnt
"rocdl.s.wait.dscnt"() <{count = -4 : i16}> : () -> ()
// -----
// rocdl.s.wait.expcnt
"rocdl.s.wait.expcnt"() <{count = -4 : i16}> : () -> ()
// -----
// rocdl.s.wait.loadcnt
"rocdl.s.wait.loadcnt"() <{count = -4 : i16}> : () -> ()
// -----
// rocdl.s.wait.storecnt
"rocdl.s.wait.storecnt"() <{count = -4 : i16}> : () -> ()
// -----
// rocdl.s.wait.tensorcnt
"rocdl.s.wait.tensorcnt"() <{count = -4 : i16}> : () -> ()
// -----
// rocdl.s.waitcnt
"rocdl.s.waitcnt"() <{bitfield = 1 : i32}> : () -> ()
// -----
// rocdl.s.wakeup.barrier
%v1 = "t.value"() : () -> !llvm.ptr<3>
"rocdl.s.wakeup.barrier"(%v1) : (!llvm.ptr<3>) -> ()
// -----
// rocdl.sched.barrier
"rocdl.sched.barrier"() <{mask = -1 : i32}> : () -> ()
// -----
// rocdl.sched.group.barrier
"rocdl.sched.group.barrier"() <{mask = 1 : i32, size = 1 : i32, groupId = 1 : i32}> : () -> ()
// -----
// rocdl.sin
%v1 = "t.value"() : () -> f64
%r2 = "rocdl.sin"(%v1) : (f64) -> (f64)
// -----
// rocdl.smfmac.f32.16x16x128.bf8.bf8
%v1 = "t.value"() : () -> f64
%r2 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"(%v1) : (f64) -> (f64)
// -----
// rocdl.smfmac.f32.16x16x128.bf8.bf8
%r1 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"() : () -> (bf16)
// -----
// rocdl.smfmac.f32.16x16x128.bf8.bf8
%v1 = "t.value"() : () -> !llvm.struct<(i32, i1)>
%v2 = "t.value"() : () -> !llvm.struct<(i32, i1)>
%r3 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"(%v1, %v2) : (!llvm.struct<(i32, i1)>, !llvm.struct<(i32, i1)>) -> (!llvm.struct<(i32, i1)>)
// -----
// rocdl.smfmac.f32.16x16x128.bf8.fp8
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%r3 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"(%v1, %v2) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// -----
// rocdl.smfmac.f32.16x16x128.bf8.fp8
%v1 = "t.value"() : () -> !llvm.struct<(f32, f32)>
%r2 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"(%v1) : (!llvm.struct<(f32, f32)>) -> (i32)
// -----
// rocdl.smfmac.f32.16x16x128.bf8.fp8
%r1 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"() : () -> (vector<4xi1>)
// -----
// rocdl.smfmac.f32.16x16x128.fp8.bf8
%r1 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"() : () -> (!llvm.func<void ()>)
// -----
// rocdl.smfmac.f32.16x16x128.fp8.bf8
%v1 = "t.value"() : () -> vector<8xbf16>
%v2 = "t.value"() : () -> vector<8xbf16>
%r3 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%v1, %v2) : (vector<8xbf16>, vector<8xbf16>) -> (!llvm.func<void ()>)
// -----
// rocdl.smfmac.f32.16x16x128.fp8.bf8
%v1 = "t.value"() : () -> vector<2xbf16>
%r2 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%v1) : (vector<2xbf16>) -> (i64)
// -----
// rocdl.smfmac.f32.16x16x128.fp8.fp8
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> vector<2xi32>
%r3 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"(%v1, %v2) : (i128, vector<2xi32>) -> (i128)
// -----
// rocdl.smfmac.f32.16x16x128.fp8.fp8
%v1 = "t.value"() : () -> vector<4xindex>
%r2 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"(%v1) : (vector<4xindex>) -> (vector<4xindex>)
// -----
// rocdl.smfmac.f32.16x16x32.bf16
%r1 = "rocdl.smfmac.f32.16x16x32.bf16"() : () -> (!llvm.ptr)
// -----
// rocdl.smfmac.f32.16x16x32.bf16
%v1 = "t.value"() : () -> !llvm.func<void ()>
%v2 = "t.value"() : () -> !llvm.func<void ()>
%r3 = "rocdl.smfmac.f32.16x16x32.bf16"(%v1, %v2) : (!llvm.func<void ()>, !llvm.func<void ()>) -> (!llvm.metadata)
// -----
// rocdl.smfmac.f32.16x16x32.f16
%v1 = "t.value"() : () -> vector<4xi1>
%r2 = "rocdl.smfmac.f32.16x16x32.f16"(%v1) : (vector<4xi1>) -> (!llvm.ptr)
// -----
// rocdl.smfmac.f32.16x16x32.f16
%r1 = "rocdl.smfmac.f32.16x16x32.f16"() : () -> (!llvm.ptr<3>)
// -----
// rocdl.smfmac.f32.16x16x32.f16
%v1 = "t.value"() : () -> !llvm<ptr<1>>
%v2 = "t.value"() : () -> f80
%r3 = "rocdl.smfmac.f32.16x16x32.f16"(%v1, %v2) : (!llvm<ptr<1>>, f80) -> (f80)
// -----
// rocdl.smfmac.f32.16x16x64.bf16
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "rocdl.smfmac.f32.16x16x64.bf16"(%v1) : (vector<4xf32>) -> (!llvm.struct<(i32, f32)>)
// -----
// rocdl.smfmac.f32.16x16x64.bf16
%r1 = "rocdl.smfmac.f32.16x16x64.bf16"() : () -> (!llvm.array<2 x i32>)
// -----
// rocdl.smfmac.f32.16x16x64.bf16
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.smfmac.f32.16x16x64.bf16"(%v1, %v2) : (i32, i32) -> (i8)
// -----
// rocdl.smfmac.f32.16x16x64.bf8.bf8
%v1 = "t.value"() : () -> !llvm.func<i32 (i32)>
%v2 = "t.value"() : () -> !llvm.func<i32 (i32)>
%r3 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%v1, %v2) : (!llvm.func<i32 (i32)>, !llvm.func<i32 (i32)>) -> (vector<4xi1>)
// -----
// rocdl.smfmac.f32.16x16x64.bf8.bf8
%v1 = "t.value"() : () -> vector<2xf16>
%r2 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%v1) : (vector<2xf16>) -> (!llvm.token)
// -----
// rocdl.smfmac.f32.16x16x64.bf8.bf8
%r1 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"() : () -> (!llvm.func<void ()>)
// -----
// rocdl.smfmac.f32.16x16x64.bf8.fp8
%v1 = "t.value"() : () -> !llvm.ptr<3>
%r2 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%v1) : (!llvm.ptr<3>) -> (vector<4xi32>)
// -----
// rocdl.smfmac.f32.16x16x64.bf8.fp8
%v1 = "t.value"() : () -> f32
%v2 = "t.value"() : () -> f32
%r3 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%v1, %v2) : (f32, f32) -> (f32)
// -----
// rocdl.smfmac.f32.16x16x64.f16
%r1 = "rocdl.smfmac.f32.16x16x64.f16"() : () -> (!llvm.token)
// -----
// rocdl.smfmac.f32.16x16x64.f16
%v1 = "t.value"() : () -> vector<4xf32>
%r2 = "rocdl.smfmac.f32.16x16x64.f16"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// -----
// rocdl.smfmac.f32.16x16x64.f16
%v1 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%v2 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%r3 = "rocdl.smfmac.f32.16x16x64.f16"(%v1, %v2) : (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> (!llvm.struct<(i32, f32)>)
// -----
// rocdl.smfmac.f32.16x16x64.fp8.bf8
%v1 = "t.value"() : () -> vector<4x!llvm.ptr>
%v2 = "t.value"() : () -> vector<4x!llvm.ptr>
%r3 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%v1, %v2) : (vector<4x!llvm.ptr>, vector<4x!llvm.ptr>) -> (vector<4x!llvm.ptr>)
// -----
// rocdl.smfmac.f32.16x16x64.fp8.bf8
%r1 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"() : () -> (vector<4xf32>)
// -----
// rocdl.smfmac.f32.16x16x64.fp8.bf8
%v1 = "t.value"() : () -> vector<3xi32>
%r2 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%v1) : (vector<3xi32>) -> (!llvm.struct<(i32, f32)>)
// -----
// rocdl.smfmac.f32.16x16x64.fp8.fp8
%r1 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"() : () -> (vector<4xf32>)
// -----
// rocdl.smfmac.f32.16x16x64.fp8.fp8
%v1 = "t.value"() : () -> !llvm.struct<(f32, f32)>
%r2 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"(%v1) : (!llvm.struct<(f32, f32)>) -> (!llvm.struct<(f32, f32)>)
// -----
// rocdl.smfmac.f32.16x16x64.fp8.fp8
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%r3 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"(%v1, %v2) : (i32, i32) -> (i32)
// -----
// rocdl.smfmac.f32.32x32x16.bf16
%v1 = "t.value"() : () -> vector<3xi32>
%v2 = "t.value"() : () -> vector<8xbf16>
%r3 = "rocdl.smfmac.f32.32x32x16.bf16"(%v1, %v2) : (vector<3xi32>, vector<8xbf16>) -> (!llvm.struct<(f32, f32)>)
// -----
// rocdl.smfmac.f32.32x32x16.bf16
%v1 = "t.value"() : () -> !llvm.token
%r2 = "rocdl.smfmac.f32.32x32x16.bf16"(%v1) : (!llvm.token) -> (!llvm.token)
// -----
// rocdl.smfmac.f32.32x32x16.f16
%r1 = "rocdl.smfmac.f32.32x32x16.f16"() : () -> (!llvm.func<void ()>)
// -----
// rocdl.smfmac.f32.32x32x32.bf16
%v1 = "t.value"() : () -> !llvm.func<void ()>
%r2 = "rocdl.smfmac.f32.32x32x32.bf16"(%v1) : (!llvm.func<void ()>) -> (vector<4xi32>)
// -----
// rocdl.smfmac.f32.32x32x32.bf16
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i128
%r3 = "rocdl.smfmac.f32.32x32x32.bf16"(%v1, %v2) : (i128, i128) -> (i128)
// -----
// rocdl.smfmac.f32.32x32x32.bf16
%r1 = "rocdl.smfmac.f32.32x32x32.bf16"() : () -> (i1)
// -----
// rocdl.smfmac.f32.32x32x32.bf8.bf8
%r1 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"() : () -> (i8)
// -----
// rocdl.smfmac.f32.32x32x32.bf8.bf8
%v1 = "t.value"() : () -> !llvm.struct<(f32, f32)>
%v2 = "t.value"() : () -> i1
%r3 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%v1, %v2) : (!llvm.struct<(f32, f32)>, i1) -> (i1)
// -----
// rocdl.smfmac.f32.32x32x32.bf8.bf8
%v1 = "t.value"() : () -> f16
%r2 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%v1) : (f16) -> (f16)
// -----
// rocdl.smfmac.f32.32x32x32.bf8.fp8
%r1 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"() : () -> (i1)
// -----
// rocdl.smfmac.f32.32x32x32.bf8.fp8
%v1 = "t.value"() : () -> vector<32xbf16>
%v2 = "t.value"() : () -> vector<32xbf16>
%r3 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%v1, %v2) : (vector<32xbf16>, vector<32xbf16>) -> (i128)
// -----
// rocdl.smfmac.f32.32x32x32.f16
%r1 = "rocdl.smfmac.f32.32x32x32.f16"() : () -> (f64)
// -----
// rocdl.smfmac.f32.32x32x32.f16
%v1 = "t.value"() : () -> i8
%r2 = "rocdl.smfmac.f32.32x32x32.f16"(%v1) : (i8) -> (vector<4xi32>)
// -----
// rocdl.smfmac.f32.32x32x32.fp8.bf8
%v1 = "t.value"() : () -> f80
%r2 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%v1) : (f80) -> (!llvm.func<void ()>)
// -----
// rocdl.smfmac.f32.32x32x32.fp8.bf8
%v1 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%v2 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%r3 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%v1, %v2) : (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> (!llvm.struct<(i32, f32)>)
// -----
// rocdl.smfmac.f32.32x32x32.fp8.fp8
%r1 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"() : () -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.smfmac.f32.32x32x32.fp8.fp8
%v1 = "t.value"() : () -> i128
%r2 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"(%v1) : (i128) -> (i128)
// -----
// rocdl.smfmac.f32.32x32x64.bf8.bf8
%v1 = "t.value"() : () -> !llvm.ptr
%r2 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%v1) : (!llvm.ptr) -> (vector<4xbf16>)
// -----
// rocdl.smfmac.f32.32x32x64.bf8.bf8
%v1 = "t.value"() : () -> !llvm.ptr<3>
%v2 = "t.value"() : () -> !llvm.ptr<3>
%r3 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%v1, %v2) : (!llvm.ptr<3>, !llvm.ptr<3>) -> (!llvm.ptr<3>)
// -----
// rocdl.smfmac.f32.32x32x64.bf8.bf8
%r1 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"() : () -> (!llvm.void)
// -----
// rocdl.smfmac.f32.32x32x64.bf8.fp8
%v1 = "t.value"() : () -> i128
%r2 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%v1) : (i128) -> (i128)
// -----
// rocdl.smfmac.f32.32x32x64.bf8.fp8
%r1 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"() : () -> (vector<4xi32>)
// -----
// rocdl.smfmac.f32.32x32x64.fp8.bf8
%r1 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"() : () -> (!llvm.token)
// -----
// rocdl.smfmac.f32.32x32x64.fp8.bf8
%v1 = "t.value"() : () -> !llvm.ptr
%r2 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%v1) : (!llvm.ptr) -> (bf16)
// -----
// rocdl.smfmac.f32.32x32x64.fp8.fp8
%r1 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"() : () -> (!llvm.token)
// -----
// rocdl.smfmac.f32.32x32x64.fp8.fp8
%v1 = "t.value"() : () -> vector<8xf16>
%v2 = "t.value"() : () -> vector<8xf16>
%r3 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"(%v1, %v2) : (vector<8xf16>, vector<8xf16>) -> (f16)
// -----
// rocdl.smfmac.i32.16x16x128.i8
%v1 = "t.value"() : () -> !llvm.void
%r2 = "rocdl.smfmac.i32.16x16x128.i8"(%v1) : (!llvm.void) -> (!llvm.void)
// -----
// rocdl.smfmac.i32.16x16x128.i8
%r1 = "rocdl.smfmac.i32.16x16x128.i8"() : () -> (!llvm.array<2 x i32>)
// -----
// rocdl.smfmac.i32.16x16x64.i8
%r1 = "rocdl.smfmac.i32.16x16x64.i8"() : () -> (f16)
// -----
// rocdl.smfmac.i32.16x16x64.i8
%v1 = "t.value"() : () -> vector<6xi32>
%r2 = "rocdl.smfmac.i32.16x16x64.i8"(%v1) : (vector<6xi32>) -> (i32)
// -----
// rocdl.smfmac.i32.16x16x64.i8
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%r3 = "rocdl.smfmac.i32.16x16x64.i8"(%v1, %v2) : (i8, i8) -> (i8)
// -----
// rocdl.smfmac.i32.32x32x32.i8
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> !llvm<ptr<1>>
%r3 = "rocdl.smfmac.i32.32x32x32.i8"(%v1, %v2) : (i128, !llvm<ptr<1>>) -> (!llvm.token)
// -----
// rocdl.smfmac.i32.32x32x32.i8
%v1 = "t.value"() : () -> f80
%r2 = "rocdl.smfmac.i32.32x32x32.i8"(%v1) : (f80) -> (f80)
// -----
// rocdl.smfmac.i32.32x32x64.i8
%v1 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%v2 = "t.value"() : () -> !llvm.struct<(i32, f32)>
%r3 = "rocdl.smfmac.i32.32x32x64.i8"(%v1, %v2) : (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> (!llvm.struct<(i32, f32)>)
// -----
// rocdl.smfmac.i32.32x32x64.i8
%v1 = "t.value"() : () -> vector<2xi32>
%r2 = "rocdl.smfmac.i32.32x32x64.i8"(%v1) : (vector<2xi32>) -> (vector<4xindex>)
// -----
// rocdl.smfmac.i32.32x32x64.i8
%r1 = "rocdl.smfmac.i32.32x32x64.i8"() : () -> (f32)
// -----
// rocdl.sqrt
%v1 = "t.value"() : () -> bf16
%r2 = "rocdl.sqrt"(%v1) : (bf16) -> (bf16)
// -----
// rocdl.tanh
%v1 = "t.value"() : () -> bf16
%r2 = "rocdl.tanh"(%v1) : (bf16) -> (bf16)
// -----
// rocdl.tensor.load.to.lds
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<8xi32>
%v3 = "t.value"() : () -> vector<4xi32>
%v4 = "t.value"() : () -> vector<4xi32>
"rocdl.tensor.load.to.lds"(%v1, %v2, %v3, %v4) <{cachePolicy = 5 : i32, alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], noalias_scopes = [], tbaa = []}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
// -----
// rocdl.tensor.load.to.lds.d2
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<8xi32>
"rocdl.tensor.load.to.lds.d2"(%v1, %v2) <{cachePolicy = -1 : i32, tbaa = []}> : (vector<4xi32>, vector<8xi32>) -> ()
// -----
// rocdl.tensor.load.to.lds.d2
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<8xi32>
"rocdl.tensor.load.to.lds.d2"(%v1, %v2) <{cachePolicy = -1 : i32, alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], noalias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], tbaa = []}> : (vector<4xi32>, vector<8xi32>) -> ()
// -----
// rocdl.tensor.store.from.lds
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<8xi32>
%v3 = "t.value"() : () -> vector<4xi32>
%v4 = "t.value"() : () -> vector<4xi32>
"rocdl.tensor.store.from.lds"(%v1, %v2, %v3, %v4) <{cachePolicy = 0 : i32, tbaa = []}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
// -----
// rocdl.tensor.store.from.lds
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<8xi32>
%v3 = "t.value"() : () -> vector<4xi32>
%v4 = "t.value"() : () -> vector<4xi32>
"rocdl.tensor.store.from.lds"(%v1, %v2, %v3, %v4) <{cachePolicy = -1 : i32, alias_scopes = [#llvm.alias_scope<id = "s", domain = <id = distinct[0]<>>>], noalias_scopes = []}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
// -----
// rocdl.tensor.store.from.lds.d2
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<8xi32>
"rocdl.tensor.store.from.lds.d2"(%v1, %v2) <{cachePolicy = 1 : i32, tbaa = []}> : (vector<4xi32>, vector<8xi32>) -> ()
// -----
// rocdl.tensor.store.from.lds.d2
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<8xi32>
"rocdl.tensor.store.from.lds.d2"(%v1, %v2) <{cachePolicy = 0 : i32, alias_scopes = []}> : (vector<4xi32>, vector<8xi32>) -> ()
// -----
// rocdl.update.dpp
%v1 = "t.value"() : () -> f64
%v2 = "t.value"() : () -> f64
%r3 = "rocdl.update.dpp"(%v1, %v2) <{dppCtrl = 0 : i32, rowMask = 1 : i32, bankMask = 5 : i32, boundCtrl = false}> : (f64, f64) -> (f64)
// -----
// rocdl.wavefrontsize
%r1 = "rocdl.wavefrontsize"() : () -> (!llvm.void)
// -----
// rocdl.wmma.bf16.16x16x16.bf16
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<3xi32>
%v3 = "t.value"() : () -> vector<3xi32>
%r4 = "rocdl.wmma.bf16.16x16x16.bf16"(%v1, %v2, %v3) <{opsel = true}> : (vector<2xi16>, vector<3xi32>, vector<3xi32>) -> (vector<2xi16>)
// -----
// rocdl.wmma.bf16.16x16x16.bf16
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> vector<2xi16>
%v3 = "t.value"() : () -> vector<2xi16>
%r4 = "rocdl.wmma.bf16.16x16x16.bf16"(%v1, %v2, %v3) : (i1, vector<2xi16>, vector<2xi16>) -> (vector<2xi16>)
// -----
// rocdl.wmma.bf16.16x16x32.bf16
%v1 = "t.value"() : () -> vector<32xbf16>
%v2 = "t.value"() : () -> vector<32xbf16>
%v3 = "t.value"() : () -> vector<32xbf16>
%r4 = "rocdl.wmma.bf16.16x16x32.bf16"(%v1, %v2, %v3) : (vector<32xbf16>, vector<32xbf16>, vector<32xbf16>) -> (vector<32xbf16>)
// -----
// rocdl.wmma.bf16.16x16x32.bf16
%v1 = "t.value"() : () -> vector<2xbf16>
%v2 = "t.value"() : () -> vector<2xbf16>
%v3 = "t.value"() : () -> vector<2xbf16>
%r4 = "rocdl.wmma.bf16.16x16x32.bf16"(%v1, %v2, %v3) <{reuseA = true}> : (vector<2xbf16>, vector<2xbf16>, vector<2xbf16>) -> (vector<2xbf16>)
// -----
// rocdl.wmma.bf16.16x16x32.bf16
%v1 = "t.value"() : () -> vector<32xbf16>
%v2 = "t.value"() : () -> bf16
%v3 = "t.value"() : () -> vector<32xbf16>
%r4 = "rocdl.wmma.bf16.16x16x32.bf16"(%v1, %v2, %v3) <{signA = false, reuseA = true, reuseB = false}> : (vector<32xbf16>, bf16, vector<32xbf16>) -> (vector<32xbf16>)
// -----
// rocdl.wmma.bf16f32.16x16x32.bf16
%v1 = "t.value"() : () -> vector<32xbf16>
%v2 = "t.value"() : () -> vector<8xbf16>
%v3 = "t.value"() : () -> vector<16xf32>
%r4 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%v1, %v2, %v3) <{signA = false}> : (vector<32xbf16>, vector<8xbf16>, vector<16xf32>) -> (vector<8xbf16>)
// -----
// rocdl.wmma.bf16f32.16x16x32.bf16
%v1 = "t.value"() : () -> vector<2xbf16>
%v2 = "t.value"() : () -> vector<8xbf16>
%v3 = "t.value"() : () -> vector<8xf32>
%r4 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%v1, %v2, %v3) <{signA = true, reuseA = true, reuseB = false}> : (vector<2xbf16>, vector<8xbf16>, vector<8xf32>) -> (vector<32xbf16>)
// -----
// rocdl.wmma.bf16f32.16x16x32.bf16
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> vector<8xbf16>
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%v1, %v2, %v3) <{signA = false, modC = -4 : i16}> : (bf16, vector<8xbf16>, f32) -> (vector<32xbf16>)
// -----
// rocdl.wmma.f16.16x16x128.bf8_bf8
%v1 = "t.value"() : () -> vector<3xi32>
%v2 = "t.value"() : () -> si32
%v3 = "t.value"() : () -> vector<32xf16>
%r4 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%v1, %v2, %v3) <{modC = -4 : i16, reuseB = false}> : (vector<3xi32>, si32, vector<32xf16>) -> (vector<32xf16>)
// -----
// rocdl.wmma.f16.16x16x128.bf8_bf8
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> f16
%r4 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%v1, %v2, %v3) <{reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, f16) -> (vector<8xf16>)
// -----
// rocdl.wmma.f16.16x16x128.bf8_fp8
%v1 = "t.value"() : () -> i16
%v2 = "t.value"() : () -> vector<2xi32>
%v3 = "t.value"() : () -> f16
%r4 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%v1, %v2, %v3) <{modC = -4 : i16, reuseB = false}> : (i16, vector<2xi32>, f16) -> (f16)
// -----
// rocdl.wmma.f16.16x16x128.bf8_fp8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> ui8
%v3 = "t.value"() : () -> vector<2xf16>
%r4 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%v1, %v2, %v3) : (vector<2xi32>, ui8, vector<2xf16>) -> (vector<2xf16>)
// -----
// rocdl.wmma.f16.16x16x128.bf8_fp8
%v1 = "t.value"() : () -> vector<8xi32>
%v2 = "t.value"() : () -> vector<8xi32>
%v3 = "t.value"() : () -> vector<8xf16>
%r4 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%v1, %v2, %v3) <{modC = -4 : i16, reuseA = false}> : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> (vector<8xf16>)
// -----
// rocdl.wmma.f16.16x16x128.fp8_bf8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> vector<2xf16>
%r4 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%v1, %v2, %v3) <{modC = -4 : i16, reuseA = true}> : (vector<2xi32>, i64, vector<2xf16>) -> (vector<2xf16>)
// -----
// rocdl.wmma.f16.16x16x128.fp8_bf8
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> i128
%v3 = "t.value"() : () -> vector<8xf16>
%r4 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%v1, %v2, %v3) <{modC = -4 : i16, reuseB = true}> : (vector<4xi1>, i128, vector<8xf16>) -> (vector<8xf16>)
// -----
// rocdl.wmma.f16.16x16x128.fp8_bf8
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> vector<8xi32>
%v3 = "t.value"() : () -> vector<16xf16>
%r4 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%v1, %v2, %v3) : (ui8, vector<8xi32>, vector<16xf16>) -> (vector<16xf16>)
// -----
// rocdl.wmma.f16.16x16x128.fp8_fp8
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i16
%v3 = "t.value"() : () -> vector<8xf16>
%r4 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%v1, %v2, %v3) <{reuseA = false}> : (i8, i16, vector<8xf16>) -> (vector<8xf16>)
// -----
// rocdl.wmma.f16.16x16x128.fp8_fp8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> f16
%r4 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%v1, %v2, %v3) <{reuseA = true, reuseB = true}> : (vector<2xi32>, vector<4xi1>, f16) -> (f16)
// -----
// rocdl.wmma.f16.16x16x128.fp8_fp8
%v1 = "t.value"() : () -> i16
%v2 = "t.value"() : () -> i8
%v3 = "t.value"() : () -> vector<32xf16>
%r4 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%v1, %v2, %v3) <{modC = -4 : i16, reuseB = false}> : (i16, i8, vector<32xf16>) -> (vector<32xf16>)
// -----
// rocdl.wmma.f16.16x16x16.f16
%v1 = "t.value"() : () -> f16
%v2 = "t.value"() : () -> f16
%v3 = "t.value"() : () -> f16
%r4 = "rocdl.wmma.f16.16x16x16.f16"(%v1, %v2, %v3) : (f16, f16, f16) -> (vector<32xf16>)
// -----
// rocdl.wmma.f16.16x16x16.f16
%v1 = "t.value"() : () -> vector<32xf16>
%v2 = "t.value"() : () -> vector<32xf16>
%v3 = "t.value"() : () -> f16
%r4 = "rocdl.wmma.f16.16x16x16.f16"(%v1, %v2, %v3) <{opsel = false}> : (vector<32xf16>, vector<32xf16>, f16) -> (vector<32xf16>)
// -----
// rocdl.wmma.f16.16x16x32.f16
%v1 = "t.value"() : () -> vector<32xf16>
%v2 = "t.value"() : () -> vector<32xf16>
%v3 = "t.value"() : () -> vector<32xf16>
%r4 = "rocdl.wmma.f16.16x16x32.f16"(%v1, %v2, %v3) : (vector<32xf16>, vector<32xf16>, vector<32xf16>) -> (vector<32xf16>)
// -----
// rocdl.wmma.f16.16x16x32.f16
%v1 = "t.value"() : () -> vector<8xf16>
%v2 = "t.value"() : () -> vector<8xf16>
%v3 = "t.value"() : () -> vector<8xf16>
%r4 = "rocdl.wmma.f16.16x16x32.f16"(%v1, %v2, %v3) <{signA = true, signB = true, reuseA = false}> : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> (vector<8xf16>)
// -----
// rocdl.wmma.f16.16x16x32.f16
%v1 = "t.value"() : () -> vector<32xf16>
%v2 = "t.value"() : () -> vector<8xf16>
%v3 = "t.value"() : () -> vector<8xf16>
%r4 = "rocdl.wmma.f16.16x16x32.f16"(%v1, %v2, %v3) <{reuseB = false}> : (vector<32xf16>, vector<8xf16>, vector<8xf16>) -> (vector<8xf16>)
// -----
// rocdl.wmma.f16.16x16x64.bf8_bf8
%v1 = "t.value"() : () -> vector<6xi32>
%v2 = "t.value"() : () -> vector<8xi32>
%v3 = "t.value"() : () -> vector<32xf16>
%r4 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%v1, %v2, %v3) <{reuseB = false}> : (vector<6xi32>, vector<8xi32>, vector<32xf16>) -> (vector<16xf16>)
// -----
// rocdl.wmma.f16.16x16x64.bf8_bf8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<2xf16>
%r4 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%v1, %v2, %v3) <{reuseA = false}> : (vector<2xi32>, vector<4xi1>, vector<2xf16>) -> (vector<2xf16>)
// -----
// rocdl.wmma.f16.16x16x64.bf8_bf8
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i128
%v3 = "t.value"() : () -> f16
%r4 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%v1, %v2, %v3) : (i128, i128, f16) -> (f16)
// -----
// rocdl.wmma.f16.16x16x64.bf8_fp8
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%v3 = "t.value"() : () -> vector<8xf16>
%r4 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%v1, %v2, %v3) : (i1, i1, vector<8xf16>) -> (vector<16xf16>)
// -----
// rocdl.wmma.f16.16x16x64.bf8_fp8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> f16
%r4 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%v1, %v2, %v3) <{reuseB = true}> : (vector<2xi32>, vector<4xi1>, f16) -> (vector<2xf16>)
// -----
// rocdl.wmma.f16.16x16x64.bf8_fp8
%v1 = "t.value"() : () -> vector<3xi32>
%v2 = "t.value"() : () -> vector<2xi16>
%v3 = "t.value"() : () -> vector<16xf16>
%r4 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%v1, %v2, %v3) <{modC = -4 : i16, reuseA = false, reuseB = true}> : (vector<3xi32>, vector<2xi16>, vector<16xf16>) -> (vector<32xf16>)
// -----
// rocdl.wmma.f16.16x16x64.fp8_bf8
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<2xi16>
%v3 = "t.value"() : () -> vector<8xf16>
%r4 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%v1, %v2, %v3) <{modC = -4 : i16}> : (vector<2xi16>, vector<2xi16>, vector<8xf16>) -> (vector<2xf16>)
// -----
// rocdl.wmma.f16.16x16x64.fp8_bf8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> vector<2xi32>
%v3 = "t.value"() : () -> f16
%r4 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%v1, %v2, %v3) : (vector<2xi32>, vector<2xi32>, f16) -> (vector<8xf16>)
// -----
// rocdl.wmma.f16.16x16x64.fp8_bf8
%v1 = "t.value"() : () -> vector<6xi32>
%v2 = "t.value"() : () -> i128
%v3 = "t.value"() : () -> vector<2xf16>
%r4 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%v1, %v2, %v3) <{reuseB = false}> : (vector<6xi32>, i128, vector<2xf16>) -> (vector<2xf16>)
// -----
// rocdl.wmma.f16.16x16x64.fp8_fp8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> vector<6xi32>
%v3 = "t.value"() : () -> vector<32xf16>
%r4 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%v1, %v2, %v3) <{reuseB = false}> : (vector<2xi32>, vector<6xi32>, vector<32xf16>) -> (vector<32xf16>)
// -----
// rocdl.wmma.f16.16x16x64.fp8_fp8
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> vector<2xi16>
%v3 = "t.value"() : () -> vector<8xf16>
%r4 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%v1, %v2, %v3) : (i32, vector<2xi16>, vector<8xf16>) -> (vector<32xf16>)
// -----
// rocdl.wmma.f32.16x16x128.bf8_bf8
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i128
%v3 = "t.value"() : () -> vector<8xf32>
%r4 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%v1, %v2, %v3) <{modC = -4 : i16, reuseB = true}> : (i128, i128, vector<8xf32>) -> (vector<8xf32>)
// -----
// rocdl.wmma.f32.16x16x128.bf8_bf8
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<2xi16>
%v3 = "t.value"() : () -> vector<2xf32>
%r4 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%v1, %v2, %v3) : (vector<2xi16>, vector<2xi16>, vector<2xf32>) -> (vector<2xf32>)
// -----
// rocdl.wmma.f32.16x16x128.bf8_bf8
%v1 = "t.value"() : () -> vector<3xi32>
%v2 = "t.value"() : () -> i128
%v3 = "t.value"() : () -> vector<4xf32>
%r4 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%v1, %v2, %v3) <{reuseA = true, reuseB = false}> : (vector<3xi32>, i128, vector<4xf32>) -> (vector<4xf32>)
// -----
// rocdl.wmma.f32.16x16x128.bf8_fp8
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> vector<4xf32>
%r4 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%v1, %v2, %v3) <{reuseB = false}> : (i8, i32, vector<4xf32>) -> (vector<4xf32>)
// -----
// rocdl.wmma.f32.16x16x128.bf8_fp8
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%v1, %v2, %v3) <{modC = -4 : i16, reuseB = true}> : (si32, si32, f32) -> (vector<32xf32>)
// -----
// rocdl.wmma.f32.16x16x128.bf8_fp8
%v1 = "t.value"() : () -> vector<8xi32>
%v2 = "t.value"() : () -> vector<8xi32>
%v3 = "t.value"() : () -> vector<4xf32>
%r4 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%v1, %v2, %v3) : (vector<8xi32>, vector<8xi32>, vector<4xf32>) -> (vector<32xf32>)
// -----
// rocdl.wmma.f32.16x16x128.fp8_bf8
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i128
%v3 = "t.value"() : () -> vector<2xf32>
%r4 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%v1, %v2, %v3) <{reuseA = true}> : (i128, i128, vector<2xf32>) -> (f32)
// -----
// rocdl.wmma.f32.16x16x128.fp8_bf8
%v1 = "t.value"() : () -> vector<8xi32>
%v2 = "t.value"() : () -> i8
%v3 = "t.value"() : () -> vector<8xf32>
%r4 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%v1, %v2, %v3) <{modC = -4 : i16}> : (vector<8xi32>, i8, vector<8xf32>) -> (vector<8xf32>)
// -----
// rocdl.wmma.f32.16x16x128.fp8_bf8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> vector<2xi32>
%v3 = "t.value"() : () -> vector<16xf32>
%r4 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%v1, %v2, %v3) <{reuseA = true, reuseB = true}> : (vector<2xi32>, vector<2xi32>, vector<16xf32>) -> (vector<32xf32>)
// -----
// rocdl.wmma.f32.16x16x128.fp8_fp8
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%v3 = "t.value"() : () -> vector<8xf32>
%r4 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%v1, %v2, %v3) <{reuseA = true, reuseB = false}> : (i8, i8, vector<8xf32>) -> (vector<32xf32>)
// -----
// rocdl.wmma.f32.16x16x128.fp8_fp8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> i16
%v3 = "t.value"() : () -> vector<2xf32>
%r4 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%v1, %v2, %v3) <{modC = -4 : i16}> : (vector<2xi32>, i16, vector<2xf32>) -> (f32)
// -----
// rocdl.wmma.f32.16x16x16.bf16
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<16xf32>
%r4 = "rocdl.wmma.f32.16x16x16.bf16"(%v1, %v2, %v3) : (vector<4xi32>, vector<4xi32>, vector<16xf32>) -> (vector<4xf32>)
// -----
// rocdl.wmma.f32.16x16x16.bf8_bf8
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> i128
%v3 = "t.value"() : () -> vector<2xf32>
%r4 = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%v1, %v2, %v3) : (vector<4xi32>, i128, vector<2xf32>) -> (vector<2xf32>)
// -----
// rocdl.wmma.f32.16x16x16.bf8_fp8
%v1 = "t.value"() : () -> vector<6xi32>
%v2 = "t.value"() : () -> vector<2xi16>
%v3 = "t.value"() : () -> vector<32xf32>
%r4 = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%v1, %v2, %v3) : (vector<6xi32>, vector<2xi16>, vector<32xf32>) -> (vector<32xf32>)
// -----
// rocdl.wmma.f32.16x16x16.f16
%v1 = "t.value"() : () -> vector<32xf16>
%v2 = "t.value"() : () -> vector<16xf16>
%v3 = "t.value"() : () -> vector<16xf32>
%r4 = "rocdl.wmma.f32.16x16x16.f16"(%v1, %v2, %v3) : (vector<32xf16>, vector<16xf16>, vector<16xf32>) -> (vector<16xf32>)
// -----
// rocdl.wmma.f32.16x16x16.fp8_bf8
%v1 = "t.value"() : () -> vector<3xi32>
%v2 = "t.value"() : () -> vector<3xi32>
%v3 = "t.value"() : () -> vector<8xf32>
%r4 = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%v1, %v2, %v3) : (vector<3xi32>, vector<3xi32>, vector<8xf32>) -> (vector<16xf32>)
// -----
// rocdl.wmma.f32.16x16x16.fp8_fp8
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> i8
%v3 = "t.value"() : () -> vector<16xf32>
%r4 = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%v1, %v2, %v3) : (vector<2xi32>, i8, vector<16xf32>) -> (vector<32xf32>)
// -----
// rocdl.wmma.f32.16x16x32.bf16
%v1 = "t.value"() : () -> bf16
%v2 = "t.value"() : () -> bf16
%v3 = "t.value"() : () -> vector<8xf32>
%r4 = "rocdl.wmma.f32.16x16x32.bf16"(%v1, %v2, %v3) <{signB = true, reuseA = true}> : (bf16, bf16, vector<8xf32>) -> (vector<4xf32>)
// -----
// rocdl.wmma.f32.16x16x32.bf16
%v1 = "t.value"() : () -> vector<2xbf16>
%v2 = "t.value"() : () -> vector<16xbf16>
%v3 = "t.value"() : () -> vector<2xf32>
%r4 = "rocdl.wmma.f32.16x16x32.bf16"(%v1, %v2, %v3) <{modC = -4 : i16}> : (vector<2xbf16>, vector<16xbf16>, vector<2xf32>) -> (vector<2xf32>)
// -----
// rocdl.wmma.f32.16x16x32.bf16
%v1 = "t.value"() : () -> vector<8xbf16>
%v2 = "t.value"() : () -> vector<8xbf16>
%v3 = "t.value"() : () -> vector<2xf32>
%r4 = "rocdl.wmma.f32.16x16x32.bf16"(%v1, %v2, %v3) <{signA = true, signB = true, modC = -4 : i16, reuseA = true, reuseB = true}> : (vector<8xbf16>, vector<8xbf16>, vector<2xf32>) -> (vector<2xf32>)
// -----
// rocdl.wmma.f32.16x16x32.f16
%v1 = "t.value"() : () -> vector<16xf16>
%v2 = "t.value"() : () -> vector<32xf16>
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.wmma.f32.16x16x32.f16"(%v1, %v2, %v3) <{reuseA = true}> : (vector<16xf16>, vector<32xf16>, f32) -> (vector<2xf32>)
// -----
// rocdl.wmma.f32.16x16x32.f16
%v1 = "t.value"() : () -> vector<8xf16>
%v2 = "t.value"() : () -> vector<16xf16>
%v3 = "t.value"() : () -> vector<4xf32>
%r4 = "rocdl.wmma.f32.16x16x32.f16"(%v1, %v2, %v3) <{modC = -4 : i16, reuseB = true}> : (vector<8xf16>, vector<16xf16>, vector<4xf32>) -> (vector<32xf32>)
// -----
// rocdl.wmma.f32.16x16x32.f16
%v1 = "t.value"() : () -> vector<8xf16>
%v2 = "t.value"() : () -> vector<2xf16>
%v3 = "t.value"() : () -> vector<4xf32>
%r4 = "rocdl.wmma.f32.16x16x32.f16"(%v1, %v2, %v3) : (vector<8xf16>, vector<2xf16>, vector<4xf32>) -> (vector<8xf32>)
// -----
// rocdl.wmma.f32.16x16x4.f32
%v1 = "t.value"() : () -> vector<8xf32>
%v2 = "t.value"() : () -> vector<8xf32>
%v3 = "t.value"() : () -> vector<8xf32>
%r4 = "rocdl.wmma.f32.16x16x4.f32"(%v1, %v2, %v3) <{signA = false, signB = true, modC = -4 : i16, reuseB = false}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> (vector<8xf32>)
// -----
// rocdl.wmma.f32.16x16x4.f32
%v1 = "t.value"() : () -> vector<8xf32>
%v2 = "t.value"() : () -> vector<8xf32>
%v3 = "t.value"() : () -> vector<8xf32>
%r4 = "rocdl.wmma.f32.16x16x4.f32"(%v1, %v2, %v3) <{signA = false, modC = -4 : i16, reuseA = false}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> (vector<16xf32>)
// -----
// rocdl.wmma.f32.16x16x64.bf8_bf8
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> ui8
%v3 = "t.value"() : () -> vector<8xf32>
%r4 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%v1, %v2, %v3) <{reuseA = true}> : (vector<2xi16>, ui8, vector<8xf32>) -> (vector<8xf32>)
// -----
// rocdl.wmma.f32.16x16x64.bf8_bf8
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<2xi16>
%v3 = "t.value"() : () -> vector<2xf32>
%r4 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%v1, %v2, %v3) <{modC = -4 : i16, reuseB = false}> : (vector<2xi16>, vector<2xi16>, vector<2xf32>) -> (vector<32xf32>)
// -----
// rocdl.wmma.f32.16x16x64.bf8_fp8
%v1 = "t.value"() : () -> vector<8xi32>
%v2 = "t.value"() : () -> vector<8xi32>
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%v1, %v2, %v3) : (vector<8xi32>, vector<8xi32>, f32) -> (vector<2xf32>)
// -----
// rocdl.wmma.f32.16x16x64.bf8_fp8
%v1 = "t.value"() : () -> vector<4xi32>
%v2 = "t.value"() : () -> vector<4xi32>
%v3 = "t.value"() : () -> vector<32xf32>
%r4 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%v1, %v2, %v3) <{reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<32xf32>) -> (vector<8xf32>)
// -----
// rocdl.wmma.f32.16x16x64.bf8_fp8
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> vector<6xi32>
%v3 = "t.value"() : () -> vector<4xf32>
%r4 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%v1, %v2, %v3) <{reuseA = false, reuseB = false}> : (i128, vector<6xi32>, vector<4xf32>) -> (vector<4xf32>)
// -----
// rocdl.wmma.f32.16x16x64.fp8_bf8
%v1 = "t.value"() : () -> i16
%v2 = "t.value"() : () -> vector<6xi32>
%v3 = "t.value"() : () -> vector<2xf32>
%r4 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%v1, %v2, %v3) <{modC = -4 : i16, reuseB = true}> : (i16, vector<6xi32>, vector<2xf32>) -> (vector<2xf32>)
// -----
// rocdl.wmma.f32.16x16x64.fp8_bf8
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> vector<2xi32>
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%v1, %v2, %v3) <{modC = -4 : i16, reuseA = true, reuseB = false}> : (i8, vector<2xi32>, f32) -> (f32)
// -----
// rocdl.wmma.f32.16x16x64.fp8_fp8
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> si32
%v3 = "t.value"() : () -> vector<4xf32>
%r4 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%v1, %v2, %v3) <{reuseA = true, reuseB = false}> : (vector<2xi16>, si32, vector<4xf32>) -> (vector<8xf32>)
// -----
// rocdl.wmma.f32.16x16x64.fp8_fp8
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> vector<2xf32>
%r4 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%v1, %v2, %v3) : (i64, i64, vector<2xf32>) -> (vector<2xf32>)
// -----
// rocdl.wmma.f32.16x16x64.fp8_fp8
%v1 = "t.value"() : () -> i1
%v2 = "t.value"() : () -> i1
%v3 = "t.value"() : () -> f32
%r4 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%v1, %v2, %v3) <{modC = -4 : i16}> : (i1, i1, f32) -> (vector<4xf32>)
// -----
// rocdl.wmma.i32.16x16x16.iu4
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> si32
%v3 = "t.value"() : () -> si32
%r4 = "rocdl.wmma.i32.16x16x16.iu4"(%v1, %v2, %v3) <{signB = true, clamp = true}> : (si32, si32, si32) -> (si32)
// -----
// rocdl.wmma.i32.16x16x16.iu8
%v1 = "t.value"() : () -> vector<3xi32>
%v2 = "t.value"() : () -> vector<6xi32>
%v3 = "t.value"() : () -> vector<6xi32>
%r4 = "rocdl.wmma.i32.16x16x16.iu8"(%v1, %v2, %v3) <{signA = true}> : (vector<3xi32>, vector<6xi32>, vector<6xi32>) -> (vector<6xi32>)
// -----
// rocdl.wmma.i32.16x16x16.iu8
%v1 = "t.value"() : () -> vector<4xi1>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<4xi1>
%r4 = "rocdl.wmma.i32.16x16x16.iu8"(%v1, %v2, %v3) <{signB = true}> : (vector<4xi1>, vector<4xi1>, vector<4xi1>) -> (vector<6xi32>)
// -----
// rocdl.wmma.i32.16x16x16.iu8
%v1 = "t.value"() : () -> i8
%v2 = "t.value"() : () -> i8
%v3 = "t.value"() : () -> i16
%r4 = "rocdl.wmma.i32.16x16x16.iu8"(%v1, %v2, %v3) <{signA = false, signB = false, clamp = false}> : (i8, i8, i16) -> (i8)
// -----
// rocdl.wmma.i32.16x16x32.iu4
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<8xi32>
%v3 = "t.value"() : () -> vector<2xi16>
%r4 = "rocdl.wmma.i32.16x16x32.iu4"(%v1, %v2, %v3) : (vector<2xi16>, vector<8xi32>, vector<2xi16>) -> (vector<2xi16>)
// -----
// rocdl.wmma.i32.16x16x32.iu4
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<4xi1>
%v3 = "t.value"() : () -> vector<2xi16>
%r4 = "rocdl.wmma.i32.16x16x32.iu4"(%v1, %v2, %v3) <{signB = true}> : (vector<2xi16>, vector<4xi1>, vector<2xi16>) -> (vector<4xi1>)
// -----
// rocdl.wmma.i32.16x16x32.iu4
%v1 = "t.value"() : () -> vector<8xi32>
%v2 = "t.value"() : () -> vector<8xi32>
%v3 = "t.value"() : () -> vector<8xi32>
%r4 = "rocdl.wmma.i32.16x16x32.iu4"(%v1, %v2, %v3) <{signA = true}> : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> (vector<8xi32>)
// -----
// rocdl.wmma.i32.16x16x64.iu8
%v1 = "t.value"() : () -> ui8
%v2 = "t.value"() : () -> ui8
%v3 = "t.value"() : () -> ui8
%r4 = "rocdl.wmma.i32.16x16x64.iu8"(%v1, %v2, %v3) <{reuseB = true, clamp = true}> : (ui8, ui8, ui8) -> (ui8)
// -----
// rocdl.wmma.i32.16x16x64.iu8
%v1 = "t.value"() : () -> si32
%v2 = "t.value"() : () -> i8
%v3 = "t.value"() : () -> i16
%r4 = "rocdl.wmma.i32.16x16x64.iu8"(%v1, %v2, %v3) <{signA = false, reuseA = false, clamp = false}> : (si32, i8, i16) -> (i16)
// -----
// rocdl.wmma.i32.16x16x64.iu8
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i128
%v3 = "t.value"() : () -> i128
%r4 = "rocdl.wmma.i32.16x16x64.iu8"(%v1, %v2, %v3) <{signB = true, clamp = false}> : (i128, i128, i128) -> (i128)
// -----
// rocdl.wmma.scale.f32.16x16x128.f8f6f4
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> vector<16xf32>
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%r6 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) <{fmtScaleA = 0 : i32, scaleBType = 5 : i32, reuseA = false}> : (vector<2xi32>, i32, vector<16xf32>, i32, i32) -> (vector<16xf32>)
// -----
// rocdl.wmma.scale.f32.16x16x128.f8f6f4
%v1 = "t.value"() : () -> i32
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> f32
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%r6 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) <{modC = -4 : i16, fmtScaleB = 1 : i32, reuseA = false, reuseB = false}> : (i32, i32, f32, i32, i32) -> (vector<16xf32>)
// -----
// rocdl.wmma.scale.f32.16x16x128.f8f6f4
%v1 = "t.value"() : () -> i128
%v2 = "t.value"() : () -> i32
%v3 = "t.value"() : () -> vector<4xf32>
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%r6 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) <{scaleAType = 0 : i32, scaleBType = 1 : i32, reuseA = false}> : (i128, i32, vector<4xf32>, i32, i32) -> (vector<16xf32>)
// -----
// rocdl.wmma.scale.f32.32x16x128.f4
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<2xi16>
%v3 = "t.value"() : () -> vector<8xf32>
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%r6 = "rocdl.wmma.scale.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) <{modC = -4 : i16, scaleBType = -1 : i32}> : (vector<2xi16>, vector<2xi16>, vector<8xf32>, i32, i32) -> (vector<32xf32>)
// -----
// rocdl.wmma.scale.f32.32x16x128.f4
%v1 = "t.value"() : () -> vector<6xi32>
%v2 = "t.value"() : () -> i128
%v3 = "t.value"() : () -> vector<32xf32>
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%r6 = "rocdl.wmma.scale.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) <{modC = -4 : i16, scaleAType = -1 : i32, scaleBType = 0 : i32, fmtScaleB = 0 : i32, reuseA = false, reuseB = false}> : (vector<6xi32>, i128, vector<32xf32>, i32, i32) -> (vector<32xf32>)
// -----
// rocdl.wmma.scale.f32.32x16x128.f4
%v1 = "t.value"() : () -> vector<8xi32>
%v2 = "t.value"() : () -> i128
%v3 = "t.value"() : () -> vector<2xf32>
%v4 = "t.value"() : () -> i32
%v5 = "t.value"() : () -> i32
%r6 = "rocdl.wmma.scale.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) <{scaleAType = -1 : i32, fmtScaleA = -1 : i32, scaleBType = -1 : i32, fmtScaleB = -1 : i32, reuseA = false}> : (vector<8xi32>, i128, vector<2xf32>, i32, i32) -> (vector<2xf32>)
// -----
// rocdl.wmma.scale16.f32.16x16x128.f8f6f4
%v1 = "t.value"() : () -> vector<2xi32>
%v2 = "t.value"() : () -> vector<2xi16>
%v3 = "t.value"() : () -> vector<32xf32>
%v4 = "t.value"() : () -> i64
%v5 = "t.value"() : () -> i64
%r6 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) <{fmtA = 0 : i32, scaleBType = -1 : i32, reuseB = false}> : (vector<2xi32>, vector<2xi16>, vector<32xf32>, i64, i64) -> (vector<16xf32>)
// -----
// rocdl.wmma.scale16.f32.16x16x128.f8f6f4
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> vector<2xi16>
%v3 = "t.value"() : () -> vector<8xf32>
%v4 = "t.value"() : () -> i64
%v5 = "t.value"() : () -> i64
%r6 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) <{fmtB = 1 : i32, modC = -4 : i16, fmtScaleB = 1 : i32, reuseA = true}> : (vector<2xi16>, vector<2xi16>, vector<8xf32>, i64, i64) -> (vector<16xf32>)
// -----
// rocdl.wmma.scale16.f32.32x16x128.f4
%v1 = "t.value"() : () -> i64
%v2 = "t.value"() : () -> i64
%v3 = "t.value"() : () -> vector<16xf32>
%v4 = "t.value"() : () -> i64
%v5 = "t.value"() : () -> i64
%r6 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) <{scaleAType = 0 : i32, scaleBType = 0 : i32, reuseA = false}> : (i64, i64, vector<16xf32>, i64, i64) -> (vector<32xf32>)
// -----
// rocdl.wmma.scale16.f32.32x16x128.f4
%v1 = "t.value"() : () -> vector<2xi16>
%v2 = "t.value"() : () -> i8
%v3 = "t.value"() : () -> vector<4xf32>
%v4 = "t.value"() : () -> i64
%v5 = "t.value"() : () -> i64
%r6 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) <{reuseB = true}> : (vector<2xi16>, i8, vector<4xf32>, i64, i64) -> (vector<16xf32>)
// -----
// rocdl.wmma.scale16.f32.32x16x128.f4
%v1 = "t.value"() : () -> vector<3xi32>
%v2 = "t.value"() : () -> i16
%v3 = "t.value"() : () -> vector<8xf32>
%v4 = "t.value"() : () -> i64
%v5 = "t.value"() : () -> i64
%r6 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) <{scaleAType = 0 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, reuseB = false}> : (vector<3xi32>, i16, vector<8xf32>, i64, i64) -> (vector<8xf32>)
// -----
// rocdl.workgroup.dim.x
%r1 = "rocdl.workgroup.dim.x"() : () -> (!llvm.func<void ()>)
// -----
// rocdl.workgroup.dim.y
%r1 = "rocdl.workgroup.dim.y"() : () -> (f80)
// -----
// rocdl.workgroup.dim.z
%r1 = "rocdl.workgroup.dim.z"() : () -> (!llvm.struct<(f32, f32)>)
// -----
// rocdl.workgroup.id.x
%r1 = "rocdl.workgroup.id.x"() : () -> (i8)
// -----
// rocdl.workgroup.id.y
%r1 = "rocdl.workgroup.id.y"() : () -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.workgroup.id.z
%r1 = "rocdl.workgroup.id.z"() : () -> (!llvm.func<i32 (i32)>)
// -----
// rocdl.workitem.id.x
%r1 = "rocdl.workitem.id.x"() : () -> (vector<4xbf16>)
// -----
// rocdl.workitem.id.y
%r1 = "rocdl.workitem.id.y"() : () -> (!llvm.token)
// -----
// rocdl.workitem.id.z
%r1 = "rocdl.workitem.id.z"() : () -> (f64)
