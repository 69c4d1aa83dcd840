/// The spacing around the parts of a list section, in points.
struct ListSpacing {
  /// The spacing above the header.
  var padding = 0.0
  /// The spacing between the header and the rows.
  var before = 0.0
  /// The spacing between the rows and the footer.
  var after = 0.0
}
