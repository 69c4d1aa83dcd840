import Foundation
import Snapshots
import ImageIO
import PNGChunks
import SnapshotReport

/// A golden before and after, and the difference.
struct GoldenPair {
  struct Version {
    var data: Data
    var layout: PictureLayout?

    var isPointer: Bool { LFSFiles.Pointer(data) != nil }
  }

  /// An entry of the review, with its causes.
  struct Finding {
    var entry: ReviewEntry
    /// The causes, by element or line of text.
    var causes = LayoutCauses()
    /// The cause if the elements are unknown.
    var vague: LayoutCause?
  }

  let path: String
  let before: Version
  let after: Version

  /// Compares the versions. Returns nil if their pixels, or their texts, are equal.
  ///
  /// Complexity: O(pixels).
  func finding() -> Finding? {
    guard before.data != after.data else { return nil }
    if before.isPointer || after.isPointer { return unfetched }
    guard path.hasSuffix(".png") else { return texts }
    do {
      return pictures(try PictureFrames.of(before.data), try PictureFrames.of(after.data))
    } catch {
      var finding = unread(String(describing: error))
      finding.entry.notes = environmentNotes
      return finding
    }
  }

  // MARK: Pictures

  private func pictures(_ old: [CGImage], _ new: [CGImage]) -> Finding? {
    guard let was = old.first, let now = new.first else { return unread("It has no picture.") }
    if old.count == 1, new.count == 1 {
      guard let difference = PictureComparison.difference(expected: was, actual: now) else {
        return nil
      }
      return firstImage(difference, was, now)
    }
    guard old.count == new.count else {
      return film("The film has \(new.count) frames, had \(old.count).")
    }
    let found = zip(old, new).enumerated().compactMap { index, pair in
      PictureComparison.difference(expected: pair.0, actual: pair.1).map { (index, $0) }
    }
    guard let (index, difference) = found.first else { return nil }
    let others = found.count == 1 ? "" : ", and \(found.count - 1) more"
    return film("Frame \(index + 1) of \(old.count) differs\(others): \(difference).")
  }

  private func film(_ sentence: String) -> Finding {
    var entry = ReviewEntry(path, .changed)
    entry.sentence = sentence
    entry.notes = environmentNotes
    return explained(entry, words: layoutDescription, subject: "Film", clause: "has other frames")
  }

  private func firstImage(
    _ difference: Difference, _ old: CGImage, _ new: CGImage
  ) -> Finding {
    var entry: ReviewEntry
    var subject = "Pictures"
    if case .pixels(let pixels) = difference {
      entry = ReviewEntry(path, .changed)
      entry.pixels = pixels
      let box = pixels.densestBox
      let middle = (box.x + box.width / 2, box.y + box.height / 2)
      subject = after.layout?.subject(at: middle).map { "Pixels of \($0)" } ?? "Pixels"
      entry.sentence = Self.sentence("\(difference)")
    } else {
      entry = ReviewEntry(path, .size)
      entry.sentence = "The picture is \(PictureSize(new)) pixels, was \(PictureSize(old))."
    }
    entry.notes = environmentNotes
    let words = Explanation.words(
      expected: old, actual: new, layouts: (before.layout, after.layout))
    let clause = entry.kind == .size ? "have another size" : "differ"
    return explained(
      entry, words: words, subject: subject, clause: clause)
  }

  private static func sentence(_ clause: String) -> String {
    clause.prefix(1).uppercased() + clause.dropFirst() + "."
  }

  // MARK: Words

  private func explained(
    _ entry: ReviewEntry, words: [String], subject: String, clause: String
  ) -> Finding {
    var finding = Finding(entry: entry)
    let changes = changes
    if !changes.isEmpty { finding.causes = LayoutCauses(changes) }
    let clauses = finding.causes.causes.map(\.clause)
    let isLed = { (word: String) in clauses.contains { word.contains($0) } }
    finding.entry.words = words.filter(isLed) + words.filter { !isLed($0) }
    guard finding.causes.causes.isEmpty else { return finding }
    if before.layout == nil || after.layout == nil {
      finding.entry.notes.append(
        "Without a layout on both sides, changes in the picture cannot be described.")
    }
    if let environmentChange {
      finding.vague = LayoutCause(
        subject: "Other libraries or fonts:", kind: .other("environment"),
        clause: environmentChange)
    } else {
      finding.vague = LayoutCause(subject: subject, kind: .other(clause), clause: clause)
    }
    return finding
  }

  private var changes: [LayoutChange] {
    guard let old = before.layout, let new = after.layout else { return [] }
    return LayoutDifference(old, new).changes
  }

  /// The maximum number of listed layout changes, if pixels do not show their importance.
  private static let maximumWordCount = 12

  private var layoutDescription: [String] {
    changes.prefix(Self.maximumWordCount).map(\.description)
  }

  /// For example "cairo 1.16.0 → 1.18.0"; nil if the versions are unknown or equal.
  private var environmentChange: String? {
    guard let old = EnvironmentStamp.read(before.data), let new = EnvironmentStamp.read(after.data)
    else { return nil }
    let changes = new.changes(since: old)
    return changes.isEmpty ? nil : changes.joined(separator: "; ")
  }

  private var environmentNotes: [String] {
    if let environmentChange {
      return ["Drawn with other libraries or fonts: \(environmentChange)."]
    }
    guard path.hasSuffix(".png"), PNGText.isPNG(after.data), after.layout == nil,
      EnvironmentStamp.read(after.data) == nil
    else { return [] }
    return ["The picture does not name what drew it: it was recorded elsewhere, possibly on iOS."]
  }

  // MARK: Other contents

  private var texts: Finding {
    var entry = ReviewEntry(path, .content)
    let difference = TextChange(
      String(decoding: before.data, as: UTF8.self), String(decoding: after.data, as: UTF8.self))
    entry.sentence = difference.sentence
    entry.words = difference.words
    return Finding(entry: entry, causes: LayoutCauses(difference.causes))
  }

  private var unfetched: Finding {
    let sides = [("before", before), ("after", after)].compactMap { name, version in
      LFSFiles.Pointer(version.data).map { "\(name), \($0.size) bytes" }
    }
    var entry = ReviewEntry(path, .unread)
    entry.sentence =
      "Git LFS has not fetched the picture (\(sides.joined(separator: "; ")));"
      + " run 'git lfs fetch'."
    return explained(entry, words: layoutDescription, subject: "Git LFS", clause: "has not fetched")
  }

  private func unread(_ reason: String) -> Finding {
    var entry = ReviewEntry(path, .unread)
    entry.sentence = "The picture cannot be compared. \(reason)"
    return explained(
      entry, words: layoutDescription, subject: "Pictures", clause: "cannot be compared")
  }
}
