import AtomicFiles
import Foundation

/// Writes texts into sources.
///
/// A file is written atomically for each text. The positions of assertions refer to the source from
/// which the tests were compiled; a journal in the artifacts folder records later changes for all
/// processes of the run.
struct InlineWriter {
  /// The artifacts folder.
  let artifacts: String
  let run: TestRun
  /// The time at which the tests were compiled; nil if unknown.
  let compiled: Date?

  /// The changes of a run to a file.
  private struct Journal: Codable {
    let run: String
    /// The source from which the tests were compiled.
    let original: String
    var recordings: [InlineRecording] = []
    /// A fingerprint of the written file.
    var written: String
  }

  /// Writes a text at its position in a file.
  func write(_ recording: InlineRecording, to path: String) throws(InlineSourceError) {
    let place = "\(artifacts)/inline/\(Fingerprint.of(path)).json"
    do throws(AtomicFileError) {
      try AtomicFile.makeFolder(above: place)
      try ResultStore(artifacts: artifacts).hideFromVersionControl()
    } catch {
      throw .file(error.description)
    }
    let lock: FolderLock
    do throws(AtomicFileError) {
      lock = try FolderLock([URL(fileURLWithPath: place).deletingLastPathComponent().path])
    } catch {
      throw .file(error.description)
    }
    try write(recording, to: path, journal: place)
    _ = consume lock
  }

  private func write(
    _ recording: InlineRecording, to path: String, journal place: String
  ) throws(InlineSourceError) {
    let source = try InlineSource(contentsOf: path)
    var journal = try journal(at: place, of: source, path)
    if let earlier = journal.recordings.first(where: { $0.isAtSamePosition(of: recording) }) {
      guard earlier == recording else { throw .severalTexts }
      return
    }
    journal.recordings.append(recording)
    let text = try InlineSource(journal.original).recording(journal.recordings).text
    journal.written = Fingerprint.of(text)
    do {
      // The journal is written first; it is ignored if the file is not written.
      try AtomicFile.write(StableJSON.encode(journal), to: place)
      try AtomicFile.write(Data(text.utf8), to: path)
    } catch {
      throw .file(String(describing: error))
    }
  }

  private func journal(
    at place: String, of source: InlineSource, _ path: String
  ) throws(InlineSourceError) -> Journal {
    let kept = FileManager.default.contents(atPath: place)
      .flatMap { try? StableJSON.decode(Journal.self, from: $0) }
    if let kept, kept.run == run.id, kept.written == Fingerprint.of(source.text) { return kept }
    if let compiled, let changed = Self.changed(path), changed > compiled { throw .newer }
    return Journal(run: run.id, original: source.text, written: "")
  }

  private static func changed(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// The modification time of this process's program.
  static let compiled = changed("/proc/self/exe")
}
