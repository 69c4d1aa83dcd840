import Testing

/// Tests that every public name has a comment.
@Suite struct PublicNameTests {
  /// Members whose names need no comment.
  private static let exempt: Set = ["rawValue", "init(rawValue:)", "hash(into:)", "encode(to:)"]

  /// Each module has a minimum number of names, so that a missing module fails the test.
  @Test(arguments: [
    ("CoreGraphics", 300), ("ImageIO", 10), ("CoreText", 0), ("QuartzCore", 100),
    ("UIKitRuntime", 100), ("UIKitValues", 500), ("FoundationAdditions", 100), ("UIKitViews", 500),
    ("UIKitControls", 500),
    ("UIKitLists", 500), ("UIKitControllers", 500), ("UIKitNibs", 10),
    ("Snapshots", 100), ("SnapshotTesting", 10), ("InlineSnapshotTesting", 5),
    ("SnapshotTestingCustomDump", 1), ("iOSSnapshotTestCase", 20),
  ])
  func hasAComment(in module: String, count: Int) throws {
    let graphs = try SymbolGraph.all(of: module)
    #expect(graphs.flatMap(\.symbols).count >= count)
    let missing = graphs.flatMap(\.undocumented)
      .filter { !Self.exempt.contains($0.pathComponents.last ?? "") }
      .map { symbol in
        let file = symbol.location?.uri.split(separator: "/").last ?? ""
        return "\(file):\((symbol.location?.position.line ?? 0) + 1) \(symbol.name)"
      }
    #expect(missing.isEmpty, "\(missing.sorted().joined(separator: "\n"))")
  }
}
