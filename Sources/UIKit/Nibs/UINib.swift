/// Makes a tree of views as often as needed. There are no nib files here: it is a closure.
///
/// Source: Apple, UINib, whose initialisers name a file instead.
@preconcurrency @MainActor
public final class UINib: NSObject {
  private let make: @MainActor () -> [Any]

  /// A nib whose top-level objects a closure makes.
  public init(_ make: @escaping @MainActor () -> [Any]) { self.make = make }

  /// Makes the nib's top-level objects.
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] { make() }
}
