extension Snapshotting where Value: CaseIterable, Format == String {
  /// Returns a strategy for a function of all cases, a line each, in a `.csv` file: the case and
  /// the function's result, as text by another strategy.
  public static func `func`<A>(
    into witness: Snapshotting<A, String>
  ) -> Snapshotting<(Value) -> A, String> {
    Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
      Value.allCases.map { input in
        witness.snapshot(function(input)).map { "\"\(input)\",\"\($0)\"" }
      }.together().map { $0.joined(separator: "\n") }
    }.named("csv")
  }
}
