/// Finds what somebody may have meant.
enum NearestName {
  /// The name that differs least from another one, by at most two letters, or a third of
  /// them; nil without.
  ///
  /// - Complexity: O(names · letters²).
  static func of(_ name: String, among names: some Sequence<String>) -> String? {
    let most = max(name.count > 3 ? 2 : 1, name.count / 3)
    return names.map { ($0, distance(Array(name.lowercased()), Array($0.lowercased()))) }
      .filter { $0.1 <= most }.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  /// How many letters have to be put in, taken out or exchanged.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for other in second.indices {
        let change = corner + (letter == second[other] ? 0 : 1)
        corner = row[other + 1]
        row[other + 1] = min(change, row[other] + 1, corner + 1)
      }
    }
    return row[second.count]
  }
}
