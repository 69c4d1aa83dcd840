/// What a nib's document calls an object that was made of it, for pictures and mistakes.
@MainActor
package final class NibElement {
  /// The document's file, and the line where the element begins, from 1.
  package let file: String
  let line: Int
  /// The object's identifier in the document, if it has one.
  let id: String?
  /// The outlets that are connected with the object, each with the class that has it:
  /// "PhotoCell.title".
  package let outlets: [String]

  package init(file: String, line: Int, id: String?, outlets: [String]) {
    self.file = file
    self.line = line
    self.id = id
    self.outlets = outlets
  }
}

extension UIView: LayoutCulprit {
  /// The class; of a view of a nib with its identifier and its place in the document.
  package var nameInTrouble: String {
    let name = NSLayoutConstraint.qualifiedName(of: type(of: self))
    guard let nibElement else { return name }
    let id = nibElement.id.map { " '\($0)'" } ?? ""
    return "\(name)\(id) of \(nibElement.file):\(nibElement.line)"
  }
}
