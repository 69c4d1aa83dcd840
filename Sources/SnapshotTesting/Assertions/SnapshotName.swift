/// The name of an assertion's golden.
struct SnapshotName {
  /// The name of the test, with that of its suite if the file has several of that name.
  let test: String
  /// The name of the snapshot among those of its test; nil for the only one in a group.
  let name: String?
  /// The function of the test, as in the assertion.
  private let function: String
  /// Whether the name before numbering has no number.
  private let isFirst: Bool
  private let store: GoldenStore
  /// The names of the assertion in swift-snapshot-testing, the likeliest first.
  private let namesOnIOS: [String]

  /// Creates the name of an assertion's golden in a test.
  ///
  /// - Parameters:
  ///   - given: The name from the caller; missing arguments of a parameterised test are appended.
  ///   - key: The part of the name before a parameterised test's arguments.
  init(
    given: String?, key: String?, assertion: SnapshotAssertion, of running: RunningTest,
    in store: GoldenStore
  ) {
    self.store = store
    function = assertion.testName
    test = running.goldenName(function: function, file: "\(assertion.site.file)")
    guard given == nil, key == nil else {
      isFirst = false
      let name = Self.name(given ?? key, running.arguments, isWhole: key == nil)
      self.name = name
      namesOnIOS = [name, given ?? key].compactMap(\.self)
      return
    }
    let number = AssertedGoldens.current.number(
      in: store.path(test: test, name: running.arguments?.name, pathExtension: ""), by: running,
      at: assertion.spot)
    namesOnIOS = ["\(number)"]
    if let arguments = running.arguments {
      isFirst = false
      name = [arguments.name, number > 1 ? "\(number)" : nil].compactMap(\.self)
        .joined(separator: ".")
    } else {
      isFirst = number == 1 && !store.isGroup
      // A golden of a group has only its own name.
      name =
        store.isGroup ? (number == 1 ? nil : "\(TestName.of(test)).\(number)") : "\(number)"
    }
  }

  /// Returns the given name followed by the arguments, unless it contains one of them.
  ///
  /// - Parameter isWhole: Whether the caller passed a name, not a key.
  private static func name(
    _ given: String?, _ arguments: TestArguments?, isWhole: Bool
  ) -> String? {
    guard let arguments else { return given }
    if isWhole, let given, arguments.areNamed(by: given) { return given }
    let parts = [given, arguments.name].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  /// Returns the possible paths of the golden on iOS; none in a group, which only this package has.
  func pathsOnIOS(_ pathExtension: String) -> [String] {
    guard !store.isGroup else { return [] }
    let names = namesOnIOS.enumerated().filter { namesOnIOS.firstIndex(of: $1) == $0 }
    return store.pathsOnIOS(
      function: function, names: names.map(\.element), pathExtension: pathExtension)
  }

  /// Returns the path of the file recorded on iOS, the first that exists.
  ///
  /// - Parameter golden: The path of the golden if there is none.
  func pathOnIOS(beside golden: String, _ pathExtension: String) -> String {
    let paths = pathsOnIOS(pathExtension) + [golden]
    return paths.first { OwnGolden.isForeign($0) } ?? paths[0]
  }

  /// Returns possible former paths of the golden, the likeliest first.
  func former(_ pathExtension: String) -> [FormerGolden] {
    func path(_ test: String, _ name: String?, _ reason: FormerGolden.Reason) -> FormerGolden {
      FormerGolden(
        store.path(test: test, name: name, pathExtension: pathExtension), reason)
    }
    var former = isFirst ? [path(test, nil, .numbered)] : []
    if test != function {
      former.append(path(function, name, .sharedName))
      if isFirst { former.append(path(function, nil, .sharedName)) }
    }
    return former
  }
}
