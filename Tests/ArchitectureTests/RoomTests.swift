import Foundation
import Testing

/// What lies in a room of UIKit names only what its row in ``Rooms`` allows.
@Suite struct RoomTests {
  private static let root = "Sources/UIKit/"
  private let files: [SourceFile]
  /// The room that declares a type.
  private let home: [String: String]

  init() throws {
    files = try Repository.sources(in: "Sources/UIKit")
    var home: [String: String] = [:]
    for file in files {
      guard let room = Self.room(of: file) else { continue }
      for type in file.declaredTypes { home[type] = room }
    }
    self.home = home
  }

  @Test func everyFileLiesInARoom() {
    for file in files where Self.room(of: file) == nil && file.path.split(separator: "/").count > 3
    {
      Issue.record("\(file.path): its room has no row in Rooms.all")
    }
  }

  @Test func everyRoomNamesWhatItMay() {
    for file in files {
      for broken in broken(in: file) { Issue.record("\(broken)") }
    }
  }

  /// An exception that nothing needs is taken out of the table.
  @Test func everyExceptionIsNeeded() {
    for exception in Rooms.exceptions {
      for type in exception.types.sorted() {
        let isNeeded = files.contains { file in
          Self.covers(exception, file) && file.typeNames.contains { $0.name == type }
        }
        if !isNeeded {
          Issue.record("\(exception.path) does not name \(type): \(exception.reason)")
        }
      }
    }
  }

  /// The test sees what it is to find, and no more.
  @Test func aNameThatReachesUpIsFound() {
    let file = SourceFile(
      path: Self.root + "Views/New.swift",
      text:
        "// UILabel\nlet a = \"UILabel\"\nlet view: UICollectionView? = nil\nlet b = UIColor.red")
    #expect(
      broken(in: file) == [
        "Sources/UIKit/Views/New.swift:3: Views may not name UICollectionView of CollectionView"
          + " (Rooms.all)"
      ])
  }

  private func broken(in file: SourceFile) -> [String] {
    guard let folder = Self.room(of: file),
      let room = Rooms.all.first(where: { $0.folder == folder })
    else { return [] }
    let excused = Rooms.exceptions.filter { Self.covers($0, file) }.map(\.types)
    return file.typeNames.compactMap { line, name in
      guard let other = home[name], other != folder, !room.mayName.contains(other),
        !excused.contains(where: { $0.contains(name) })
      else { return nil }
      return "\(file.path):\(line): \(folder) may not name \(name) of \(other) (Rooms.all)"
    }
  }

  /// The innermost room that a file lies in.
  private static func room(of file: SourceFile) -> String? {
    Rooms.all.map(\.folder).filter { file.path.hasPrefix(root + $0 + "/") }
      .max { $0.count < $1.count }
  }

  private static func covers(_ exception: Rooms.Exception, _ file: SourceFile) -> Bool {
    file.path == root + exception.path || file.path.hasPrefix(root + exception.path + "/")
  }
}
