/// The class between a controller and `UIViewController`. It declares the optional requirements of
/// the protocols that the controller adopts as `open` methods, so subclasses can override them.
struct ControllerBase {
  let controller: String
  /// An example of a method that subclasses override, for the comment.
  let example: String
  let protocols: Set<String>

  var name: String { controller + "Requirements" }

  /// Returns the text of `UICollectionViewControllerRequirements.swift` and similar files.
  func text(of tables: [RequirementTable]) -> String {
    let adopted = tables.filter { protocols.contains($0.protocolName) }
    let methods = adopted.flatMap(\.requirements).filter(\.isOptional).map {
      "  open \($0.signature($0.baseName)) { \($0.missingBody) }\n"
    }
    return GeneratedText.header(adopted.map { $0.protocolName + ".swift" }.joined(separator: ", "))
      + """
      /// The optional methods that subclasses of `\(controller)` may override.
      ///
      /// On iOS a subclass writes `override func \(example)`, because
      /// Objective-C gives a class the methods of the protocols that it adopts. Without
      /// Objective-C the superclass declares them. Each default marks the method as missing.
      @preconcurrency @MainActor
      open class \(name): UIViewController {
      \(methods.joined())}

      """
  }
}
