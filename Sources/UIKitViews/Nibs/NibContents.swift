/// The contents of a nib, from which its objects are created.
@preconcurrency @MainActor
package protocol NibContents: AnyObject {
  /// Creates the top-level objects.
  ///
  /// - Parameter external: the external objects, by the identifiers of their placeholders.
  func instantiate(owner: AnyObject?, external: [String: AnyObject]) -> [Any]
}

/// A nib whose objects a closure creates.
@MainActor
final class ClosureNib: NibContents {
  private let make: @MainActor () -> [Any]

  init(make: @escaping @MainActor () -> [Any]) { self.make = make }

  func instantiate(owner: AnyObject?, external: [String: AnyObject]) -> [Any] {
    let objects = make()
    for object in objects { NibAwakening.awaken(object as AnyObject) }
    return objects
  }
}
