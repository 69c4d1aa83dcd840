/// The element of a nib's document from which an object was created, for pictures and errors.
@MainActor
package final class NibElement {
  /// The file of the document, and the line at which the element begins, from 1.
  package let file: String
  let line: Int
  /// The identifier of the object in the document, if it has one.
  let id: String?
  /// The outlets that are connected to the object, each with the class that has it:
  /// "PhotoCell.title".
  package let outlets: [String]

  package init(file: String, line: Int, id: String?, outlets: [String]) {
    self.file = file
    self.line = line
    self.id = id
    self.outlets = outlets
  }
}

extension UIView: LayoutDiagnosable {
  /// The name of the class; for a view from a nib with its identifier and its place in the
  /// document.
  package var diagnosticName: String {
    let name = NSLayoutConstraint.qualifiedName(of: type(of: self))
    guard let nibElement else { return name }
    let id = nibElement.id.map { " '\($0)'" } ?? ""
    return "\(name)\(id) of \(nibElement.file):\(nibElement.line)"
  }
}
