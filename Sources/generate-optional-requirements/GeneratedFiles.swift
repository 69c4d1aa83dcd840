import Foundation

/// The generated files, as they should be, for the protocols in a folder.
package struct GeneratedFiles {
  /// The protocols that have optional requirements; each is declared in `<name>.swift`.
  package static let protocols = [
    "UIScrollViewDelegate",
    "UICollectionViewDelegate",
    "UICollectionViewDelegateFlowLayout",
    "UICollectionViewDataSource",
    "UICollectionViewDataSourcePrefetching",
  ]

  /// The protocols a `UICollectionViewController` adopts.
  package static let controllerProtocols: Set = [
    "UIScrollViewDelegate", "UICollectionViewDelegate", "UICollectionViewDataSource",
  ]

  /// File names and their texts, in the order of writing.
  package let files: [(name: String, text: String)]

  /// Reads the protocols of `folder` (`Sources/UIKit/Optionals`) and renders the files.
  package init(folder: URL) throws {
    let tables = try Self.protocols.map { name in
      let url = folder.appendingPathComponent("\(name).swift")
      return try RequirementTable(
        source: String(contentsOf: url, encoding: .utf8), file: url.lastPathComponent)
    }
    files =
      tables.map { ("\($0.protocolName)+Optionals.swift", $0.optionals) } + [
        ("OptionalRequirement.swift", RequirementTable.names(of: tables)),
        (
          "UICollectionViewControllerRequirements.swift",
          RequirementTable.controllerBase(
            of: tables.filter { Self.controllerProtocols.contains($0.protocolName) })
        ),
      ]
  }
}
