import LayoutGeometry

extension UICollectionViewCompositionalLayout {
  private static var problemException: String { "NSInternalInconsistencyException" }

  /// Stops the program because of a group without room, or calls the problem handler if there is
  /// one.
  func report(_ failure: CompositionalFailure, in container: CompositionalContainer) {
    guard let problemHandler else {
      stop(words(for: failure, in: container), exception: Self.problemException)
    }
    geometry = nil
    problemHandler(failure.section)
  }

  /// Returns UIKit's message for a group without room. Source: a logged exception of iOS 17.
  func words(for failure: CompositionalFailure, in container: CompositionalContainer) -> String {
    guard case .insufficientSpace(let tag, let insets, let size) = failure.problem else {
      return ""
    }
    let frame = user?.frame ?? CGRect(origin: .zero, size: container.size)
    let reference = shared.contentInsetsReference
    let group = groups.indices.contains(tag) ? groups[tag].lines(indent: 0) : []
    return """
      <\(type(of: self)): \(address(of: self))> ran into an error when computing the layout for \
      section at index \(failure.section) in container <_UICollectionLayoutContainer: \
      \(address(of: self)) contentSize=\(short(container.size)); \
      contentInsets={0, 0, 0, 0}>. Container calculated by applying insets \
      (\(applied(reference, container).words)) from sectionInsetsReference "\(name(reference))" to \
      collection view frame {{\(short(frame.origin.x)), \(short(frame.origin.y))}, \
      \(short(frame.size))}.
      Error: There is no room for this NSCollectionLayoutGroup to fit into its parent group or \
      section, or it has no room for any subitems itself. Inspect the parent and ensure the \
      contentInsets (\(insets.words)) do not result in a negative effectiveContentSize \
      when applied \
      to size: \(short(size)).
      Group: \(group.joined(separator: "\n"))
      """
  }

  private func applied(
    _ reference: UIContentInsetsReference, _ container: CompositionalContainer
  ) -> CompositionalInsets {
    let ends = container.ends(reference)
    return axis == .vertical
      ? CompositionalInsets(leading: ends.leading, trailing: ends.trailing)
      : CompositionalInsets(top: ends.leading, bottom: ends.trailing)
  }

  private func name(_ reference: UIContentInsetsReference) -> String {
    switch reference {
    case .none: "none"
    case .automatic, .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    }
  }

  private func short(_ length: CGFloat) -> String { Double(length).shortest }

  private func short(_ size: CGSize) -> String { "{\(short(size.width)), \(short(size.height))}" }
}
