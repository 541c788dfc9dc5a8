use isogloss::{Dialect, DialectType, List, Type};

#[derive(Dialect)]
#[dialect(types(TileType, RowType))]
pub struct Tiles;

#[derive(DialectType)]
#[dialect(Tiles, mnemonic = "tile")]
pub struct Tile;

#[derive(DialectType)]
#[dialect(Tiles, mnemonic = "row", format = "`<` params `>`")]
pub struct Row<'c> {
    tiles: &'c [TileType<'c>],
    names: Vec<String>,
    members: List<'c, Type<'c>>,
}

fn main() {}
