/// What an assertion's golden is called.
struct SnapshotName {
  /// The test's name; that of its suite before it, where the file has several of that name.
  let test: String
  /// What tells the snapshot from others of its test; nil for the only one of a group's golden.
  let name: String?
  /// The test's function, as the assertion has it.
  private let function: String
  /// The name it had before snapshots were numbered; nil where it has no number.
  private let isFirst: Bool
  private let store: GoldenStore
  /// What swift-snapshot-testing calls the assertion, likeliest first.
  private let namesOnIOS: [String]

  /// - Parameters:
  ///   - given: a name of the caller's choice; a parameterised test's arguments follow where it
  ///     lacks them.
  ///   - key: a part of the name, before a parameterised test's arguments.
  init(
    given: String?, key: String?, assertion: SnapshotAssertion, of running: RunningTest,
    in store: GoldenStore
  ) {
    self.store = store
    function = assertion.testName
    test = running.goldenName(function: function, file: "\(assertion.place.file)")
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
      // A group's golden is called by its name alone.
      name =
        store.isGroup ? (number == 1 ? nil : "\(TestName.of(test)).\(number)") : "\(number)"
    }
  }

  /// What the caller said, then the arguments, unless that says one of them.
  ///
  /// - Parameter isWhole: whether the caller gave a name of his own choice, not a key.
  private static func name(
    _ given: String?, _ arguments: TestArguments?, isWhole: Bool
  ) -> String? {
    guard let arguments else { return given }
    if isWhole, let given, arguments.areSaid(by: given) { return given }
    let parts = [given, arguments.name].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  /// The paths that the golden may have on iOS; none in a group, which is of this package alone.
  func pathsOnIOS(_ pathExtension: String) -> [String] {
    guard !store.isGroup else { return [] }
    let names = namesOnIOS.enumerated().filter { namesOnIOS.firstIndex(of: $1) == $0 }
    return store.pathsOnIOS(
      function: function, names: names.map(\.element), pathExtension: pathExtension)
  }

  /// The file recorded on iOS: the first there is.
  ///
  /// - Parameter golden: what ours is called where it lies alone.
  func pathOnIOS(beside golden: String, _ pathExtension: String) -> String {
    let paths = pathsOnIOS(pathExtension) + [golden]
    return paths.first { OwnGolden.isForeign($0) } ?? paths[0]
  }

  /// Goldens that may be the snapshot's under a name it had before, likeliest first.
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
