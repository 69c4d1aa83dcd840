import ArgumentParser
import AtomicFiles
import Foundation
import GoldenSets
import SnapshotReport

/// Compares pictures drawn here with those recorded on iOS. It writes no pictures.
struct GoldenMatchCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "match", _superCommandName: "render golden",
    abstract: "Compare pictures drawn here with those recorded on iOS beside them.",
    discussion: """
      testX.dark.linux.png is compared with testX.dark.png, and testX@2x.linux.png with \
      testX@2x.png: pictures of this package name the libraries that drew them, others were \
      recorded on iOS. Sizes and pixels outside of the glyphs must be equal, up to --channel and \
      --pixels; of every text the box around its ink is compared, up to --place and --width. \
      Ends with 0 where all match, 22 where \
      some differ, 21 where sizes do, and 23 where a picture cannot be read or no pair was found.
      """)

  @Argument(
    help: ArgumentHelp(
      "Folders with pictures of both kinds, subfolders included. Default: those of the package.",
      valueName: "FOLDER"),
    completion: .directory)
  var folders: [String] = []

  @Option(
    help: ArgumentHelp(
      "The largest ignored difference of a channel. Default: 2.", valueName: "N"))
  var channel: String?

  @Option(
    help: ArgumentHelp(
      "The most pixels of a picture, outside of the glyphs, that may differ. Default: 0.",
      valueName: "N"))
  var pixels: String?

  @Option(
    help: ArgumentHelp(
      "The largest difference of a text's edges from iOS, in points. Default: 2.",
      valueName: "POINTS"))
  var place: String?

  @Option(
    help: ArgumentHelp(
      "The largest relative difference of a text line's width. Default: 0.06.",
      valueName: "SHARE"))
  var width: String?

  @Option(
    help: ArgumentHelp(
      "Write a page with the pictures of both kinds side by side.", valueName: "FILE"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Flag(help: "Print one JSON object instead of lines.")
  var json = false

  func perform() throws(Failure) -> RunStatus {
    let workspace = Workspace(artifacts: nil)
    let naming = try Failure.from { () throws(UnknownGoldenNaming) in
      try GoldenNaming.from(ProcessInfo.processInfo.environment)
    }
    let report = MatchReport(
      try GoldenMatch(paths(), workspace, naming: naming, tolerance: tolerance()))
    if let html { try write(report.page(of: workspace), to: html) }
    if json {
      try StandardOutput.write(report.json)
    } else {
      try StandardOutput.write(lines: report.lines)
    }
    return report.status
  }

  private func write(_ page: Report, to path: String) throws(Failure) {
    try Failure.from { () throws(AtomicFileError) in
      try AtomicFile.makeFolder(above: path)
    }
    let data: Data
    do { data = try HTMLReport(page).data() } catch {
      throw Failure(OutputProblem.report(String(describing: error)))
    }
    try Failure.from { () throws(AtomicFileError) in try AtomicFile.write(data, to: path) }
  }

  private func paths() throws(Failure) -> [String] {
    var paths: [String] = []
    for folder in folders {
      let path = URL(fileURLWithPath: folder).standardizedFileURL.path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { throw Failure(GoldenArgumentProblem.noFolder(folder)) }
      paths.append(path)
    }
    return paths
  }

  private func tolerance() throws(Failure) -> MatchTolerance {
    var tolerance = MatchTolerance()
    tolerance.channel = try whole(channel, "--channel", most: 255) ?? tolerance.channel
    tolerance.pixels = try whole(pixels, "--pixels", most: Int.max) ?? tolerance.pixels
    tolerance.place = try number(place, "--place", most: 1000) ?? tolerance.place
    tolerance.width = try number(width, "--width", most: 1) ?? tolerance.width
    return tolerance
  }

  private func whole(_ text: String?, _ option: String, most: Int) throws(Failure) -> Int? {
    guard let text else { return nil }
    guard let value = Int(text), (0...most).contains(value) else {
      let range = most == .max ? ", 0 or more" : " from 0 to \(most)"
      throw Failure(
        GoldenArgumentProblem.matchLimit(option, text, range: "whole number\(range)"))
    }
    return value
  }

  private func number(_ text: String?, _ option: String, most: Double) throws(Failure) -> Double? {
    guard let text else { return nil }
    guard let value = Double(text), (0...most).contains(value) else {
      throw Failure(
        GoldenArgumentProblem.matchLimit(option, text, range: "number from 0 to \(Int(most))"))
    }
    return value
  }
}

extension UnknownGoldenNaming: FailureReason {
  package var status: RunStatus { .usage }
}
