/// The room around the parts of a section that is a list, in points.
struct ListRooms {
  /// Above the header.
  var padding = 0.0
  /// Between the header and the rows.
  var before = 0.0
  /// Between the rows and the footer.
  var after = 0.0
}
