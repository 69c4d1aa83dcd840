import Foundation
import ImageIO
import Snapshots

/// Compares pictures drawn here with reference images recorded on iOS.
package struct GoldenMatch {
  /// The result of one pair.
  package struct Entry {
    /// The path of the golden relative to the package.
    package let drawn: String
    package let reference: String
    package let outcome: Outcome
    /// The problem of the golden's layout, as a sentence.
    package var layoutFault: String?
  }

  package enum Outcome {
    case compared(PictureMatch)
    /// A picture that cannot be read, with the reason as a sentence.
    case unreadable(String)
  }

  /// The results, sorted by the path of the golden.
  package let entries: [Entry]
  /// Reference images that tests of the last run drew alike, so that they recorded no golden.
  package let equal: [String]
  /// Goldens without reference image, and other reference images without golden.
  package let alone: (drawn: [String], reference: [String])

  /// Compares the pictures.
  ///
  /// - Parameters:
  ///   - folders: absolute paths, searched recursively. Empty for all folders of the package that
  ///     contain goldens or reference images.
  package init(
    _ folders: [String], _ workspace: Workspace, naming: GoldenNaming,
    tolerance: MatchTolerance
  ) throws(Failure) {
    let all = folders.isEmpty ? Self.folders(of: workspace) : folders.flatMap(Self.withInner)
    try GoldenFolders.recover(all)
    let pairs = PicturePairs(in: all, naming: naming) { Self.fingerprint($0) }
    entries = pairs.pairs.map { pair in
      Self.entry(of: pair, workspace, tolerance)
    }
    let passed = Self.passed(in: workspace)
    equal = pairs.reference.filter(passed.contains).map(workspace.displayPath)
    alone = (
      pairs.drawn.map(workspace.displayPath),
      pairs.reference.filter { !passed.contains($0) }.map(workspace.displayPath)
    )
  }

  /// The absolute paths of the goldens that passed in the last run.
  private static func passed(in workspace: Workspace) -> Set<String> {
    guard let last = try? LastRun(workspace) else { return [] }
    return Set(
      last.run.results.filter(\.isPass).compactMap { try? workspace.paths.golden($0) })
  }

  /// The folders of goldens, those of reference images, and folders of other names in which a suite
  /// has recorded: they have a manifest.
  private static func folders(of workspace: Workspace) -> [String] {
    let references = GoldenFolders.folders(in: workspace.package).filter {
      URL(fileURLWithPath: $0).lastPathComponent.hasPrefix("ReferenceImages")
        || access("\($0)/\(GoldenManifest.fileName)", F_OK) == 0
    }
    let goldens = GoldenFolders.of(workspace, set: nil)
    return Array(Set(goldens + references.flatMap(withInner))).sorted()
  }

  private static func withInner(_ folder: String) -> [String] {
    [folder] + GoldenFolders.folders(in: folder)
  }

  private static func fingerprint(_ data: Data) -> String? {
    (try? PNGDecoder().decodeImage(data)).map { Fingerprint.of($0) }
  }

  private static func entry(
    of pair: PicturePairs.Pair, _ workspace: Workspace, _ tolerance: MatchTolerance
  ) -> Entry {
    var layout: PictureLayout?
    var fault: LayoutFault?
    do throws(LayoutFault) { layout = try GoldenFile(path: pair.drawn).readLayout() } catch {
      fault = error
    }
    return Entry(
      drawn: workspace.displayPath(pair.drawn), reference: workspace.displayPath(pair.reference),
      outcome: outcome(of: pair, layout, tolerance), layoutFault: fault?.description)
  }

  private static func outcome(
    of pair: PicturePairs.Pair, _ layout: PictureLayout?, _ tolerance: MatchTolerance
  ) -> Outcome {
    do {
      let (reference, drawn) = (try image(pair.reference), try image(pair.drawn))
      return .compared(
        PictureMatch(reference: reference, drawn: drawn, layout: layout, tolerance: tolerance))
    } catch {
      return .unreadable(String(describing: error))
    }
  }

  private static func image(_ path: String) throws -> CGImage {
    guard let data = try GoldenBytes.read(path) else {
      throw UnreadablePicture(description: "There is no '\(path)'.")
    }
    do {
      return try PNGDecoder().decodeImage(data)
    } catch {
      throw UnreadablePicture(description: "Cannot read '\(path)': \(error)")
    }
  }
}

private struct UnreadablePicture: Error, CustomStringConvertible {
  let description: String
}
