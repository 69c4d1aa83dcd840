extension UIView {
  /// All that decides where the view lies along an axis and how long it is there, its contents'
  /// wishes and frames that are followed included: as UIKit prints constraints, without addresses,
  /// so that the words are the same in every run. Empty where no constraints place the view.
  ///
  /// - Parameter ofViewAlone: whether constraints between other views are left out, on which the
  ///   view depends only by way of others.
  /// - Complexity: O(constraints of the view's engine).
  package func wordsOfDecidingConstraints(
    along axis: NSLayoutConstraint.Axis, ofViewAlone: Bool = false
  ) -> [String] {
    guard let engine = layoutEngine else { return [] }
    let sources = engine.sources(deciding: ensuredConstraintState, along: axis)
    return sources.filter { !ofViewAlone || $0.speaks(of: self) }.map {
      NSLayoutConstraint.withoutAddresses(engine.describe($0)) + $0.outletWords
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint as it is printed between the address and the state, without addresses.
  var shortWords: String { Self.withoutAddresses(visualFormat ?? equation) }

  /// A printed constraint that says nothing of where objects lie in memory.
  static func withoutAddresses(_ words: String) -> String {
    words.replacing(/:0x[0-9a-f]+/, with: "")
  }
}

extension ConstraintSource {
  /// The outlets that lead to it, after its words.
  fileprivate var outletWords: String {
    guard case .constraint(let constraint) = self, let place = constraint.documentPlace,
      !place.outlets.isEmpty
    else { return "" }
    return " outlet \(place.outlets.joined(separator: ", "))"
  }

  /// Whether a view is one of the items.
  func speaks(of view: UIView) -> Bool {
    switch self {
    case .constraint(let constraint): constraint.items.contains { $0 === view }
    case .followed(let item, _), .content(let item, _, _): item.view === view
    }
  }
}
