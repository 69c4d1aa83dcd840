import AtomicFiles
import Foundation
import Snapshots

extension GoldenSet {
  /// Returns every set that may describe pictures of a package: the given one, and those in golden
  /// folders or their parents.
  ///
  /// Throws if a file that may be a set cannot be read, because its goldens are unknown.
  ///
  /// - Parameter skipsLayouts: whether an unreadable file beside a picture of its name is ignored.
  ///   Commands that remove nothing treat it as the picture's layout.
  ///
  /// Complexity: reads every JSON file among the goldens.
  package static func all(
    in workspace: Workspace, with set: GoldenSet?, skipsLayouts: Bool = false
  ) throws(Failure) -> [GoldenSet] {
    var sets = [set].compactMap(\.self)
    let among = Set(GoldenFolders.of(workspace, set: set))
    for folder in GoldenFolders.of(workspace, set: set, withThoseAround: true) {
      let manifest = (try? GoldenManifest.read(folder)) ?? GoldenManifest()
      for name in try GoldenFolders.listed(folder) where isJSON(name) {
        let path = "\(folder)/\(name)"
        guard path != set?.path, manifest.goldens[name] == nil, isFile(path),
          among.contains(folder) || isNameOfSet(name)
        else { continue }
        do throws(Failure) {
          guard case .set = try JSONContent(of: path, name) else { continue }
        } catch {
          if skipsLayouts, isBesidePicture(path), !isNameOfSet(name) { continue }
          throw error
        }
        sets.append(try GoldenSet(contentsOf: path))
      }
    }
    return sets
  }

  private static func isJSON(_ name: String) -> Bool {
    !name.isHiddenName && name.lowercased().endsBytewise(with: ".json")
  }

  /// Whether a file has the name of a set, whatever it contains.
  private static func isNameOfSet(_ name: String) -> Bool {
    name.lowercased().contains("golden")
  }

  private static func isBesidePicture(_ path: String) -> Bool {
    access("\(path.dropLast(5)).png", F_OK) == 0
  }

  /// Whether the path is anything but a folder, including a dangling link.
  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR
  }

  /// The kind of a JSON file among goldens.
  private enum JSONContent {
    case set
    /// A picture's sidecar, a scene or data.
    case other

    /// Classifies a file. Throws if it cannot be read or is not JSON, because it may be a set.
    init(of path: String, _ name: String) throws(Failure) {
      let data = try Failure.from { () throws(GoldenReadError) in try GoldenBytes.read(path) }
      guard let data else { throw Failure(GoldenProblem.set(path: path, .linkToNothing)) }
      guard let object = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      else { throw Failure(GoldenProblem.set(path: path, .unknownOwner)) }
      let table = object as? [String: Any]
      let isSet =
        table?["goldens"] is [Any]
        || table?["elements"] == nil && (GoldenSet.isNameOfSet(name) || Self.hasEntries(table))
      self = isSet ? .set : .other
    }

    /// Whether a list contains goldens, whatever its key: its entries have the keys for the scene
    /// and the description.
    private static func hasEntries(_ table: [String: Any]?) -> Bool {
      (table ?? [:]).values.contains { value in
        (value as? [[String: Any]])?.contains { $0["scene"] != nil && $0["shows"] != nil } == true
      }
    }
  }

  /// Returns the names of goldens in the other sets of a set's folder. Sets that cannot be read are
  /// ignored.
  ///
  /// Complexity: reads the folder's JSON files that are not a picture's sidecar.
  static func names(besides set: URL) -> Set<String> {
    let folder = set.deletingLastPathComponent().path
    let names = GoldenFolders.names(in: folder)
    let pictures = Set(names.filter { $0.endsBytewise(with: ".png") }.map { $0.dropLast(4) })
    let others = names.filter {
      isJSON($0) && $0 != set.lastPathComponent && !pictures.contains($0.dropLast(5))
    }
    return others.reduce(into: []) { found, name in
      guard let data = try? GoldenBytes.read("\(folder)/\(name)"),
        data.range(of: Data("\"goldens\"".utf8)) != nil,
        let file = try? JSONDecoder().decode(GoldenSetFile.self, from: data)
      else { return }
      found.formUnion(file.goldens.map(\.name))
    }
  }
}
