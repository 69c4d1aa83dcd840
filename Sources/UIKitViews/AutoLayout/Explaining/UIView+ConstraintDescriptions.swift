extension UIView {
  /// Returns descriptions of all constraints that determine the view's position and length along an
  /// axis, including those of contents and frames: as UIKit prints constraints, but without
  /// addresses, so that they are the same in every run. Empty for a view that no constraints place.
  ///
  /// - Parameter ofViewAlone: whether constraints between other views are omitted, on which the
  ///   view depends only indirectly.
  /// - Complexity: O(constraints of the view's engine).
  package func descriptionsOfDecidingConstraints(
    along axis: NSLayoutConstraint.Axis, ofViewAlone: Bool = false
  ) -> [String] {
    guard let engine = layoutEngine else { return [] }
    let sources = engine.sources(deciding: ensuredConstraintState, along: axis)
    return sources.filter { !ofViewAlone || $0.refers(to: self) }.map {
      NSLayoutConstraint.withoutAddresses(engine.describe($0)) + $0.outletDescription
    }
  }
}

extension NSLayoutConstraint {
  /// The part of the description between the address and the state, without addresses.
  var shortDescription: String { Self.withoutAddresses(visualFormat ?? equation) }

  /// Returns the description of a constraint without memory addresses.
  static func withoutAddresses(_ words: String) -> String {
    words.replacing(/:0x[0-9a-f]+/, with: "")
  }
}

extension ConstraintSource {
  /// The outlets connected to the constraint, after its description.
  fileprivate var outletDescription: String {
    guard case .constraint(let constraint) = self, let location = constraint.documentLocation,
      !location.outlets.isEmpty
    else { return "" }
    return " outlet \(location.outlets.joined(separator: ", "))"
  }

  /// Returns whether a view is one of the items.
  func refers(to view: UIView) -> Bool {
    switch self {
    case .constraint(let constraint): constraint.items.contains { $0 === view }
    case .followed(let item, _), .content(let item, _, _): item.view === view
    }
  }
}
