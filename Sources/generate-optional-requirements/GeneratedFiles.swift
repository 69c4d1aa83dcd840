import Foundation

/// The generated files, as they should be, for the protocols in a folder.
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
  ]

  /// The protocols a `UICollectionViewController` adopts.
  package static let controllerProtocols: Set = [
    "UIScrollViewDelegate", "UICollectionViewDelegate", "UICollectionViewDataSource",
  ]

  /// The protocols a `UITableViewController` adopts.
  package static let tableControllerProtocols: Set = [
    "UIScrollViewDelegate", "UITableViewDelegate", "UITableViewDataSource",
  ]

  /// File names and their texts, in the order of writing.
  package let files: [(name: String, text: String)]

  /// Where they lie, from `Sources/UIKit`.
  package static let folder = "Runtime/Optionals"

  /// Reads the protocols of a module, each from its room, and renders the files.
  ///
  /// - Parameter module: the folder `Sources/UIKit`.
  package init(module: URL) throws {
    let sources = Self.files(in: module)
    let tables = try Self.protocols.map { name in
      let file = "\(name).swift"
      guard let url = sources[file] else { throw CocoaError(.fileNoSuchFile) }
      return try RequirementTable(source: String(contentsOf: url, encoding: .utf8), file: file)
    }
    files =
      tables.map { ("\($0.protocolName)+Optionals.swift", $0.optionals) } + [
        ("OptionalRequirement.swift", RequirementTable.names(of: tables)),
        (
          "UICollectionViewControllerRequirements.swift",
          RequirementTable.controllerBase(
            "UICollectionViewController", example: "collectionView(_:didSelectItemAt:)",
            of: tables.filter { Self.controllerProtocols.contains($0.protocolName) })
        ),
        (
          "UITableViewControllerRequirements.swift",
          RequirementTable.controllerBase(
            "UITableViewController", example: "tableView(_:didSelectRowAt:)",
            of: tables.filter { Self.tableControllerProtocols.contains($0.protocolName) })
        ),
      ]
  }

  private static func files(in folder: URL) -> [String: URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [String: URL] = [:]
    while let url = files?.nextObject() as? URL { found[url.lastPathComponent] = url }
    return found
  }
}
