import InterfaceBuilder

extension ConstraintModel {
  /// Returns the constraint with the document's identifiers: `'aM1' l.top == v.top + 8`.
  ///
  /// - Parameter holder: The identifier of the view that holds it.
  @MainActor func words(holder: String?) -> String {
    let own = holder ?? "self"
    var words = [
      id.map { "'\($0)'" }, "\(firstItem ?? own).\(firstAttribute)", relation.sign,
    ].compactMap { $0 }
    let constant = NSLayoutConstraint.number(CGFloat(abs(self.constant)))
    if secondItem != nil || secondAttribute != nil {
      let factor = multiplier == 1 ? "" : NSLayoutConstraint.number(CGFloat(multiplier)) + " * "
      words.append("\(factor)\(secondItem ?? own).\(secondAttribute ?? "")")
      if self.constant != 0 { words.append((self.constant < 0 ? "- " : "+ ") + constant) }
    } else {
      words.append((self.constant < 0 ? "-" : "") + constant)
    }
    if priority != 1000 {
      words.append("priority \(NSLayoutConstraint.number(CGFloat(priority)))")
    }
    return words.joined(separator: " ")
  }
}

extension ConstraintModel.Relation {
  fileprivate var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
