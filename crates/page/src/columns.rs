//! Rows with the same keys as columns: texts of one kind stand together, so that gzip finds what they share.

use serde_json::{Map, Value};

/// For each key of the rows its values, in the order of the rows.
pub fn columns(rows: impl Iterator<Item = Value>) -> Map<String, Value> {
    let mut columns = Map::new();
    for row in rows {
        let Value::Object(row) = row else { continue };
        for (key, value) in row {
            let column = columns.entry(key).or_insert_with(|| Value::Array(Vec::new()));
            if let Value::Array(column) = column {
                column.push(value);
            }
        }
    }
    columns
}
