/// What a nib makes its objects of.
@MainActor
package protocol NibContents: AnyObject {
  /// Makes the top-level objects.
  ///
  /// - Parameter external: objects from outside by the identifiers of their placeholders.
  func instantiate(owner: AnyObject?, external: [String: AnyObject]) -> [Any]
}

/// A nib whose objects a closure makes.
@MainActor
final class ClosureNib: NibContents {
  private let make: @MainActor () -> [Any]

  init(make: @escaping @MainActor () -> [Any]) { self.make = make }

  func instantiate(owner: AnyObject?, external: [String: AnyObject]) -> [Any] {
    let objects = make()
    for object in objects { NibAwakening.awaken(object) }
    return objects
  }
}
