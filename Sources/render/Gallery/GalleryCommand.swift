import ArgumentParser
import AtomicFiles
import Foundation
import GoldenSets
import SnapshotReport

/// Writes a page of all goldens.
struct GalleryCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "gallery", _superCommandName: "render",
    abstract: "Write a page of all goldens, to search and to inspect.",
    discussion: """
      Goldens are shown by folder, the variants of a screen (light and dark, devices, text sizes, \
      directions) side by side. The page is one file that loads nothing; with --folder the \
      pictures are beside it. For a picture with a layout, pointing at an element shows its class, \
      frame, font and colours, and the distance to the element that was clicked.
      """)

  @Argument(
    help: ArgumentHelp(
      "Folders with pictures, subfolders included. Default: all goldens of the package.",
      valueName: "FOLDER"),
    completion: .directory)
  var folders: [String] = []

  @OptionGroup var artifacts: ArtifactsOption

  @Option(
    help: ArgumentHelp(
      "The page, one file of at most 15 MB; pictures that are too large together are reduced."
        + " Default: gallery.html in the artifacts' folder.", valueName: "FILE"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    name: .customLong("folder"),
    help: ArgumentHelp(
      "Write index.html into this folder, and the pictures, in full size, beside it.",
      valueName: "DIR"),
    completion: .directory)
  var site: String?

  @Option(help: ArgumentHelp("The title of the page.", valueName: "TEXT"))
  var title = "Gallery"

  func perform() throws(Failure) -> RunStatus {
    guard html == nil || site == nil else { throw Failure(GalleryProblem.twoForms) }
    let paths = try paths()
    let workspace = Workspace(around: paths.first.map { $0 + "/." }, artifacts: artifacts.folder)
    let sets = try GoldenSet.all(in: workspace, with: nil)
    var reading = GalleryGoldens(workspace, sets: sets)
    let gallery = try reading.gallery(of: paths)
    let page = try makePage(gallery)
    let place = try write(page, workspace)
    let lines =
      ["\(gallery.summary)."] + gallery.problems + notes(page) + [
        "Gallery: \(workspace.displayPath(place))"
      ]
    let status: RunStatus = gallery.goldens.isEmpty ? .missing : .success
    return status.report(lines)
  }

  private func paths() throws(Failure) -> [String] {
    try folders.map { folder throws(Failure) in
      let path = URL(fileURLWithPath: folder).standardizedFileURL.path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { throw Failure(GoldenArgumentProblem.noFolder(folder)) }
      return path
    }
  }

  private func makePage(_ gallery: Gallery) throws(Failure) -> GalleryPage {
    do {
      return try GalleryPage(gallery, title: title, isOneFile: site == nil) {
        SmallerPicture.of($0, share: $1)
      }
    } catch {
      throw Failure(OutputProblem.report(String(describing: error)))
    }
  }

  /// Sentences about pictures and layouts that the page does not show completely.
  private func notes(_ page: GalleryPage) -> [String] {
    var notes: [String] = []
    if page.reduced > 0 {
      let (noun, verb) = page.reduced == 1 ? ("picture", "is") : ("pictures", "are")
      notes.append("\(page.reduced) \(noun) \(verb) reduced; --folder keeps them whole.")
    }
    if page.withoutLayout > 0 {
      notes.append("The page has no space for \(page.withoutLayout) of the layouts.")
    }
    return notes
  }

  /// Writes the page and returns its path.
  private func write(_ page: GalleryPage, _ workspace: Workspace) throws(Failure) -> String {
    guard let site else {
      let path = URL(fileURLWithPath: html ?? workspace.artifacts + "/gallery.html").path
      try Self.write(page.data, to: path)
      return path
    }
    return try GallerySite(URL(fileURLWithPath: site).path).write(page)
  }

  nonisolated static func write(_ data: Data, to path: String) throws(Failure) {
    try Failure.from { () throws(AtomicFileError) in
      try AtomicFile.makeFolder(above: path)
      try AtomicFile.write(data, to: path)
    }
  }
}
