/// The class between a controller and `UIViewController`: the optional requirements of the
/// protocols that the controller adopts as `open` methods, because its subclasses override them.
struct ControllerBase {
  let controller: String
  /// A method that subclasses override.
  let example: String
  let protocols: Set<String>

  var name: String { controller + "Requirements" }

  /// The file `UICollectionViewControllerRequirements.swift` and its like.
  func text(of tables: [RequirementTable]) -> String {
    let adopted = tables.filter { protocols.contains($0.protocolName) }
    let methods = adopted.flatMap(\.requirements).filter(\.isOptional).map {
      "  open \($0.signature($0.baseName)) { \($0.missingBody) }\n"
    }
    return GeneratedText.header(adopted.map { $0.protocolName + ".swift" }.joined(separator: ", "))
      + """
      /// The optional methods a `\(controller)` subclass may override.
      ///
      /// Objective-C gives a class the methods of the protocols it adopts, so that on iOS a
      /// subclass writes `override func \(example)`. Here they must exist
      /// to be overridden. Each leaves the mark of a method that was not written.
      @preconcurrency @MainActor
      open class \(name): UIViewController {
      \(methods.joined())}

      """
  }
}
