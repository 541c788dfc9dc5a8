//! A walk over the operations of a file without creating them, for counts and dumps.

use super::format::{SectionKind, mask, since};
use super::input::{Input, Read};
use super::tables::Tables;

/// A part of the IR section. `at` is its offset in the file.
pub(super) enum SkimmedPart<'i> {
    /// An operation: the number of its name, its mask and the number of its location.
    Op { at: usize, name: usize, mask: u8, loc: u64 },
    /// Numbers that belong to the previous operation or block.
    Numbers { what: &'static str, numbers: &'i [u64] },
    /// Regions: their number, and whether they are in a section.
    Regions { at: usize, count: u64, isolated: bool },
    /// A region: the numbers of its blocks and values.
    Region { at: usize, blocks: u64, values: u64 },
    /// A block: the numbers of its operations and arguments.
    Block { at: usize, ops: u64, arguments: u64 },
}

/// The unread part of an operation.
struct SkimFrame<'b> {
    input: Input<'b>,
    section: bool,
    regions: u64,
    blocks: u64,
    ops: u64,
}

/// Calls `found` with each part of the IR section and its nesting depth, in the order of the file.
pub(super) fn skim(tables: &Tables<'_, '_>, found: &mut dyn FnMut(usize, SkimmedPart<'_>)) -> Read<()> {
    let mut input = Input::new(tables.file, tables.ir.clone());
    let at = input.offset();
    let (ops, _) = input.flagged()?;
    found(0, SkimmedPart::Block { at, ops, arguments: 0 });
    let mut frames = vec![SkimFrame { input, section: true, regions: 0, blocks: 0, ops }];
    let mut numbers = Vec::new();
    while let Some(frame) = frames.last_mut() {
        let depth_here = |frames: &[SkimFrame<'_>]| frames.len();
        if frame.ops > 0 {
            frame.ops -= 1;
            let (mut input, inner) = {
                let mut input = frame.input;
                let depth = depth_here(&frames);
                let inner = operation(tables, &mut input, &mut numbers, &mut |what| found(depth, what))?;
                (input, inner)
            };
            let inner = inner.map(|(count, section)| SkimFrame {
                input: section.unwrap_or(input),
                section: section.is_some(),
                regions: count,
                blocks: 0,
                ops: 0,
            });
            if let Some(SkimFrame { section: true, .. }) = inner {
                // Continue after the section.
                let start = input;
                input = match input.section() {
                    Ok(_) => input,
                    Err(_) => start,
                };
            }
            if let Some(frame) = frames.last_mut() {
                frame.input = input;
            }
            frames.extend(inner);
        } else if frame.blocks > 0 {
            frame.blocks -= 1;
            let at = frame.input.offset();
            let (ops, has_arguments) = frame.input.flagged()?;
            frame.ops = ops;
            numbers.clear();
            let mut arguments = 0;
            if has_arguments {
                arguments = frame.input.count("arguments")? as u64;
                for _ in 0..arguments {
                    let word = frame.input.varint()?;
                    numbers.push(if tables.version < since::OPTIONAL_LOCATIONS { word } else { word >> 1 });
                    if tables.version < since::OPTIONAL_LOCATIONS || word & 1 == 1 {
                        frame.input.varint()?;
                    }
                }
                if tables.version >= since::USE_ORDERS && frame.input.byte()? == mask::USE_ORDERS {
                    skip_orders(&mut frame.input, arguments)?;
                }
            }
            let depth = depth_here(&frames);
            found(depth - 1, SkimmedPart::Block { at, ops, arguments });
            if arguments > 0 {
                found(depth - 1, SkimmedPart::Numbers { what: "types", numbers: &numbers });
            }
        } else if frame.regions > 0 {
            frame.regions -= 1;
            let at = frame.input.offset();
            frame.blocks = frame.input.varint()?;
            let values = if frame.blocks > 0 { frame.input.varint()? } else { 0 };
            let blocks = frame.blocks;
            let depth = depth_here(&frames);
            found(depth - 1, SkimmedPart::Region { at, blocks, values });
        } else {
            let done = frames.pop();
            if let (Some(SkimFrame { section: false, input, .. }), Some(outer)) = (done, frames.last_mut()) {
                outer.input = input;
            }
        }
    }
    Ok(())
}

/// Skips an operation up to its regions. Returns their number and their section.
fn operation<'b>(
    tables: &Tables<'b, '_>,
    input: &mut Input<'b>,
    numbers: &mut Vec<u64>,
    found: &mut dyn FnMut(SkimmedPart<'_>),
) -> Read<Option<(u64, Option<Input<'b>>)>> {
    let at = input.offset();
    let name = input.index(tables.names.len(), "operation name")?;
    let bits = input.byte()?;
    let loc = input.varint()?;
    found(SkimmedPart::Op { at, name, mask: bits, loc });
    for (bit, what) in [(mask::ATTRIBUTES, "attributes"), (mask::PROPERTIES, "properties")] {
        if bits & bit != 0 {
            found(SkimmedPart::Numbers { what, numbers: &[input.varint()?] });
        }
    }
    let mut results = 0;
    for (bit, what) in
        [(mask::RESULTS, "results"), (mask::OPERANDS, "operands"), (mask::SUCCESSORS, "successors")]
    {
        if bits & bit == 0 {
            continue;
        }
        let count = input.count(what)?;
        numbers.clear();
        for _ in 0..count {
            numbers.push(input.varint()?);
        }
        if bit == mask::RESULTS {
            results = count as u64;
        }
        found(SkimmedPart::Numbers { what, numbers });
    }
    if bits & mask::USE_ORDERS != 0 && tables.version >= since::USE_ORDERS {
        skip_orders(input, results)?;
    }
    if bits & mask::REGIONS == 0 {
        return Ok(None);
    }
    let at = input.offset();
    let (count, isolated) = input.flagged()?;
    found(SkimmedPart::Regions { at, count, isolated });
    if !(isolated && tables.version >= since::REGION_SECTIONS) {
        return Ok(Some((count, None)));
    }
    let section = { *input }.section()?;
    match section.kind {
        SectionKind::Ir => Ok(Some((count, Some(input.of(section.data))))),
        SectionKind::String
        | SectionKind::Dialect
        | SectionKind::AttrType
        | SectionKind::AttrTypeOffset
        | SectionKind::Resource
        | SectionKind::ResourceOffset
        | SectionKind::DialectVersions
        | SectionKind::Properties => Err(input.error("expected IR section for region")),
    }
}

fn skip_orders(input: &mut Input<'_>, values: u64) -> Read<()> {
    let count = if values == 1 { 1 } else { input.varint()? };
    for _ in 0..count {
        if values != 1 {
            input.varint()?;
        }
        let (len, _) = input.flagged()?;
        for _ in 0..len {
            input.varint()?;
        }
    }
    Ok(())
}
