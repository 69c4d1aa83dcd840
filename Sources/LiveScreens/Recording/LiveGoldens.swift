import AtomicFiles
import Failures
import Foundation
import GoldenSets
import ScenePictures

/// Records a live screen as a golden of a set: as an entry in the set's file, and as the picture
/// beside it, drawn as `render golden record` draws it.
@MainActor
package struct LiveGoldens {
  /// The set's file.
  private let path: String
  private let workspace: Workspace
  private let permission: ScenePermission

  /// Creates a recorder.
  ///
  /// - Parameter path: the set's file, which may be missing; nil for the package's own.
  package init(_ path: String? = nil, permission: ScenePermission = ScenePermission()) {
    workspace = Workspace(around: path, artifacts: nil)
    self.path = AbsolutePath.of(path ?? workspace.package + "/Golden/goldens.json")
    self.permission = permission
  }

  private var folder: String { path.splitPath.folder }

  /// Adds a golden.
  ///
  /// - Returns: the picture's path, and a description of the result.
  package func record(
    _ screen: LiveScreen, name: String, shows: String
  ) throws(Failure) -> (path: String, sentence: String) {
    let entry = try LiveEntry(screen, name: name, shows: shows, folder: folder)
    let before = try Failure.from { () throws(GoldenReadError) in try GoldenBytes.read(path) }
    let after = try entry.added(to: before)
    do throws(Failure) {
      try write(after, to: path)
      if let script = entry.script { try write(Data(script.text.utf8), to: script.path) }
      return try draw(name)
    } catch {
      // Restores the former file, or removes the new one.
      if let before { try? write(before, to: path) } else { unlink(path) }
      if let script = entry.script { unlink(script.path) }
      throw error
    }
  }

  private func write(_ data: Data, to path: String) throws(Failure) {
    try Failure.from { () throws(AtomicFileError) in
      try AtomicFile.makeFolder(above: path)
      try AtomicFile.write(data, to: path)
    }
  }

  private func draw(_ name: String) throws(Failure) -> (path: String, sentence: String) {
    let set = try GoldenSet(contentsOf: path)
    let goldens = set.goldens.filter { $0.name == name }
    let run = GoldenRun(
      set: set, goldens: goldens, mode: .missing, workspace: workspace, permission: permission)
    guard let golden = goldens.first, let entry = try run.perform().first else {
      throw Failure(LiveProblem.golden("The set has no '\(name)'."))
    }
    if let failure = entry.failure { throw failure }
    guard entry.result.kind == .recorded else {
      throw Failure(LiveProblem.golden(entry.verdict.message ?? "'\(name)' was not recorded."))
    }
    return (workspace.displayPath(set.path(of: golden)), "Recorded.")
  }
}

/// A set's entry for a golden.
@MainActor
private struct LiveEntry {
  private let text: String
  private let name: String
  /// The script with the recorded input, if the picture depends on it.
  let script: (path: String, text: String)?

  /// Creates an entry.
  ///
  /// - Parameter folder: the set's folder.
  init(_ screen: LiveScreen, name: String, shows: String, folder: String) throws(Failure) {
    let parts = name.pathParts
    guard !name.isEmpty, name.utf8.count <= 200, name == name.onOneLine,
      !parts.contains(where: { $0.isEmpty || $0.isHiddenName })
    else {
      throw Failure(
        LiveProblem.golden(
          "'\(name.onOneLine)' cannot be a golden's name: use at most 200 bytes, no hidden parts."
        ))
    }
    guard !shows.isEmpty, shows.utf8.count <= 1_000 else {
      throw Failure(LiveProblem.golden("Describe in a sentence what a reviewer must see."))
    }
    self.name = name
    var fields = [("name", Self.json(name)), ("scene", Self.json(Self.scene(screen, folder)))]
    fields += Self.fields(screen)
    let offset = try Self.offset(screen)
    if screen.log.prefix(screen.position).isEmpty, !screen.isMoving {
      script = nil
    } else if let offset {
      script = nil
      fields.append(("offset", Self.list([offset.x, offset.y])))
    } else {
      let proof = try LiveProof(screen)
      guard proof.isSame else {
        throw Failure(LiveProblem.golden("The recorded script draws another picture."))
      }
      let file = "\(name).script.yml"
      guard access("\(folder)/\(file)", F_OK) != 0 else {
        throw Failure(LiveProblem.golden("There is a file \(file) beside the set already."))
      }
      script = ("\(folder)/\(file)", proof.script)
      fields += [("script", Self.json(file)), ("at", LiveTime.text(screen.position))]
    }
    fields.append(("shows", Self.json(shows)))
    text = "{" + fields.map { "\(Self.json($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }

  /// Returns the set's file with the entry appended.
  func added(to file: Data?) throws(Failure) -> Data {
    let old = file.map { String(decoding: $0, as: UTF8.self) } ?? "{\n  \"goldens\": [\n  ]\n}\n"
    let known = try Self.names(in: old)
    guard !known.contains(name) else {
      throw Failure(LiveProblem.golden("The set has a golden '\(name)' already."))
    }
    guard let end = old.lastIndex(of: "]") else { throw Self.unreadable }
    var head = String(old[..<end])
    while head.last?.isWhitespace == true { head.removeLast() }
    let new = head + (known.isEmpty ? "\n    " : ",\n    ") + text + "\n  " + old[end...]
    guard try Self.names(in: new) == known + [name] else { throw Self.unreadable }
    return Data(new.utf8)
  }

  private static var unreadable: Failure {
    Failure(
      LiveProblem.golden("The set's file must end with its list 'goldens'; move other keys up."))
  }

  private static func names(in file: String) throws(Failure) -> [String] {
    guard let value = try? JSONSerialization.jsonObject(with: Data(file.utf8)),
      let goldens = (value as? [String: Any])?["goldens"] as? [[String: Any]]
    else { throw unreadable }
    return goldens.map { $0["name"] as? String ?? "" }
  }

  // MARK: Fields

  /// Returns the path of a file relative to the set's folder, or a scene's name.
  private static func scene(_ screen: LiveScreen, _ folder: String) -> String {
    let name = screen.source.request.scene
    guard SceneNames.isFile(name) else { return name }
    let path = AbsolutePath.of(name)
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.utf8.count + 1)) : path
  }

  private static func fields(_ screen: LiveScreen) -> [(String, String)] {
    let picture = screen.picture
    var fields: [(String, String)] = []
    if let size = picture.size { fields.append(("size", list([size.width, size.height]))) }
    if let device = picture.device {
      fields.append(("device", json(device.rawValue)))
    } else {
      fields.append(("scale", "\(FormattedNumber(screen.renderer.scale))"))
    }
    if picture.appearance == .dark { fields.append(("dark", "true")) }
    if picture.isRightToLeft == true { fields.append(("rtl", "true")) }
    if let size = picture.textSize { fields.append(("textSize", json(size.rawValue))) }
    if picture.showsIndicators { fields.append(("indicators", "true")) }
    return fields
  }

  /// Returns the content offset if scrolling is the only input.
  private static func offset(_ screen: LiveScreen) throws(Failure) -> CGPoint? {
    guard !screen.isMoving, let offset = screen.renderer.scrollView?.contentOffset else {
      return nil
    }
    let shown = try screen.draw().bitmap
    var picture = screen.picture
    picture.region = .offset(offset)
    picture.allowsBlank = true
    var request = screen.source.request
    request.picture = picture
    let drawn = try ScreenVisit(request, screen.source.read(request), picture)
      .picture(Shot(number: 1, picture))
    return drawn.bitmap.hasPixels(of: shown) ? offset : nil
  }

  private static func list(_ numbers: [CGFloat]) -> String {
    "[\(numbers.map { "\(FormattedNumber($0))" }.joined(separator: ", "))]"
  }

  private static func json(_ text: String) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
