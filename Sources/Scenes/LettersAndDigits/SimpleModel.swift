/// Nested arrays: the sections, and their items.
struct SimpleModel {
  var sections = [
    ["1", "2", "3", "4", "5", "6"],
    ["A", "B", "C", "D", "E", "F"],
  ]
}
