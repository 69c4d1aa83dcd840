/// Nested arrays: the sections, and what each shows.
struct SimpleModel {
  var sections = [
    ["1", "2", "3", "4", "5", "6"],
    ["A", "B", "C", "D", "E", "F"],
  ]
}
