import Foundation
import ImageIO
import Snapshots

/// Pictures drawn here held against those recorded on iOS.
package struct GoldenMatch {
  /// What became of one pair.
  package struct Entry {
    /// Counted from the package's folder.
    package let ours: String
    package let theirs: String
    package let outcome: Outcome
    /// What is wrong with the layout of ours, in a sentence.
    package var layoutFault: String?
  }

  package enum Outcome {
    case compared(PictureMatch)
    /// A sentence says why.
    case unreadable(String)
  }

  /// Sorted by ours.
  package let entries: [Entry]
  /// Ours without one of iOS's, and those of iOS's without one of ours.
  package let alone: (ours: [String], theirs: [String])

  /// - Parameters:
  ///   - folders: absolute paths; those inside them count, too. Empty for all of a package's that
  ///     hold goldens or reference images.
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
    alone = (pairs.ours.map(workspace.shown), pairs.theirs.map(workspace.shown))
  }

  private static func folders(of workspace: Workspace) -> [String] {
    let references = GoldenFolders.folders(in: workspace.package).filter {
      URL(fileURLWithPath: $0).lastPathComponent.hasPrefix("ReferenceImages")
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
    do throws(LayoutFault) { layout = try GoldenFile(path: pair.ours).readLayout() } catch {
      fault = error
    }
    return Entry(
      ours: workspace.shown(pair.ours), theirs: workspace.shown(pair.theirs),
      outcome: outcome(of: pair, layout, tolerance), layoutFault: fault?.description)
  }

  private static func outcome(
    of pair: PicturePairs.Pair, _ layout: PictureLayout?, _ tolerance: MatchTolerance
  ) -> Outcome {
    do {
      let (theirs, ours) = (try image(pair.theirs), try image(pair.ours))
      return .compared(
        PictureMatch(theirs: theirs, ours: ours, layout: layout, tolerance: tolerance))
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
