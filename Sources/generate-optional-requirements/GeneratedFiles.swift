import Foundation

/// The paths and contents of all generated files, computed from the protocols in UIKit's modules.
///
/// Each file is in the module of its source: the optional methods of a protocol with the protocol,
/// the base class of a controller with the controller, and the list of all methods beside
/// `MissingRequirement.swift`.
package struct GeneratedFiles {
  /// The protocols that have optional requirements; each is declared in `<name>.swift`.
  package static let protocols = [
    "UIGestureRecognizerDelegate",
    "UIScrollViewDelegate",
    "UICollectionViewDelegate",
    "UICollectionViewDelegateFlowLayout",
    "UICollectionViewDataSource",
    "UICollectionViewDataSourcePrefetching",
    "UITabBarDelegate",
    "UITextFieldDelegate",
    "UITextViewDelegate",
    "UISearchBarDelegate",
    "UISearchControllerDelegate",
    "UIPickerViewDelegate",
    "UIPickerViewAccessibilityDelegate",
    "UIDragInteractionDelegate",
    "UIDropInteractionDelegate",
    "UICollectionViewDragDelegate",
    "UICollectionViewDropDelegate",
    "UIContextMenuInteractionDelegate",
    "UIViewControllerAnimatedTransitioning",
    "UIViewControllerTransitioningDelegate",
    "UIAdaptivePresentationControllerDelegate",
    "UISheetPresentationControllerDelegate",
    "UIPopoverPresentationControllerDelegate",
    "UINavigationControllerDelegate",
    "UITabBarControllerDelegate",
    "UISplitViewControllerDelegate",
    "UIPageViewControllerDataSource",
    "UIPageViewControllerDelegate",
    "UIColorPickerViewControllerDelegate",
    "UIFontPickerViewControllerDelegate",
    "UIImagePickerControllerDelegate",
    "UITableViewDelegate",
    "UITableViewDataSource",
    "UITableViewDataSourcePrefetching",
    "NSTextStorageDelegate",
    "NSLayoutManagerDelegate",
  ]

  /// The controllers whose subclasses override optional methods.
  static let controllers = [
    ControllerBase(
      controller: "UICollectionViewController", example: "collectionView(_:didSelectItemAt:)",
      protocols: [
        "UIScrollViewDelegate", "UICollectionViewDelegate", "UICollectionViewDataSource",
      ]),
    ControllerBase(
      controller: "UITableViewController", example: "tableView(_:didSelectRowAt:)",
      protocols: ["UIScrollViewDelegate", "UITableViewDelegate", "UITableViewDataSource"]),
  ]

  private let modules: UIKitModules
  private let tables: [RequirementTable]
  private let tool: URL

  /// Reads the protocols from their files.
  ///
  /// - Parameter sources: the folder `Sources`, with UIKit's modules.
  package init(sources: URL) throws {
    let modules = try UIKitModules(sources: sources)
    self.modules = modules
    tool = sources.deletingLastPathComponent().appendingPathComponent("SourceTool/Sources")
    tables = try Self.protocols.map { name in
      let file = "\(name).swift"
      let source = try String(contentsOf: modules.file(file), encoding: .utf8)
      return try RequirementTable(source: source, file: file)
    }
  }

  /// Returns the locations and contents of the files, in the order of writing.
  package func all() throws -> [(url: URL, text: String)] {
    try tables.map(methods) + Self.controllers.map(base) + [names(), toolNames]
  }

  private var toolNames: (url: URL, text: String) {
    (
      tool.appendingPathComponent("OptionalMethodNames.swift"),
      RequirementTable.toolNames(of: tables)
    )
  }

  private func methods(of table: RequirementTable) throws -> (url: URL, text: String) {
    let name = table.protocolName
    let folder = try modules.optionals(following: "\(name).swift")
    return (folder.appendingPathComponent("\(name)+Optionals.swift"), table.optionals)
  }

  private func base(_ base: ControllerBase) throws -> (url: URL, text: String) {
    let folder = try modules.optionals(following: "\(base.controller).swift")
    return (folder.appendingPathComponent("\(base.name).swift"), base.text(of: tables))
  }

  private func names() throws -> (url: URL, text: String) {
    let folder = try modules.file("MissingRequirement.swift").deletingLastPathComponent()
    return (
      folder.appendingPathComponent("OptionalRequirement.swift"), RequirementTable.names(of: tables)
    )
  }
}
