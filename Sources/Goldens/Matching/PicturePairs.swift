import AtomicFiles
import Foundation

/// Pairs pictures drawn here with the pictures recorded on iOS.
///
/// Pictures drawn here have the same name with a suffix before the extension, or are in a folder
/// with the suffix's name: `testX.dark.linux.png` or `linux/testX.dark.png` beside `testX.dark.png`
/// of swift-snapshot-testing, `testX@2x.linux.png` beside `testX@2x.png` of iOSSnapshotTestCase.
/// Names are also matched in their sanitized form (`IOSName`).
package struct PicturePairs {
  package struct Pair: Equatable {
    /// Absolute paths.
    package let drawn: String
    package let reference: String
  }

  /// Sorted by `drawn`.
  package private(set) var pairs: [Pair] = []
  /// Pictures drawn here without a counterpart, in folders that contain pictures recorded on iOS.
  package private(set) var drawn: [String] = []
  /// Pictures recorded on iOS without a counterpart.
  package private(set) var reference: [String] = []

  private let word: String
  private let fingerprint: (Data) -> String?

  /// Finds the pairs of pictures in folders.
  ///
  /// - Parameters:
  ///   - folders: Absolute paths. Subfolders are included only if they are listed.
  ///   - naming: The naming of the pictures drawn here.
  ///   - fingerprint: Returns the fingerprint of a PNG file's pixels; see `OwnGolden`.
  package init(
    in folders: [String], naming: GoldenNaming = .beside,
    fingerprint: @escaping (Data) -> String?
  ) {
    self.fingerprint = fingerprint
    switch naming {
    case .beside: word = OwnGolden.word
    case .suffix(let word), .folder(let word): self.word = word
    }
    var all: [String: Folder] = [:]
    for folder in Set(folders) { all[folder] = read(folder) }
    var paired: Set<String> = []
    for folder in all.keys.sorted() {
      let around = URL(fileURLWithPath: folder)
      let isOwnFolder = around.lastPathComponent == FileName.encoded(word)
      let outer = around.deletingLastPathComponent().path
      let searchedFolders = [folder] + (isOwnFolder ? [outer] : [])
      for name in all[folder]?.drawn ?? [] {
        let found = searchedFolders.compactMap { [word] place in
          all[place]?.twin(of: name, word: word, isOwnFolder: isOwnFolder)
            .map { "\(place)/\($0).png" }
        }.first
        if let found {
          pairs.append(Pair(drawn: "\(folder)/\(name).png", reference: found))
          paired.insert(found)
        } else if searchedFolders.contains(where: { all[$0]?.reference.isEmpty == false }) {
          drawn.append("\(folder)/\(name).png")
        }
      }
    }
    reference = all.flatMap { folder, content in content.reference.map { "\(folder)/\($0).png" } }
      .filter { !paired.contains($0) }.sorted()
  }

  private func read(_ folder: String) -> Folder {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var content = Folder()
    for file in names where file.endsBytewise(with: ".png") && !file.isHiddenName {
      let name = String(decoding: file.utf8.dropLast(4), as: UTF8.self)
      if OwnGolden.isForeign("\(folder)/\(file)", fingerprint: fingerprint) {
        content.reference.insert(name)
      } else {
        content.drawn.append(name)
      }
    }
    return content
  }

  /// The pictures of a folder, without extensions.
  private struct Folder {
    var drawn: [String] = []
    var reference: Set<String> = []

    func twin(of name: String, word: String, isOwnFolder: Bool) -> String? {
      let ending = "." + FileName.encoded(word)
      let isMarked = name.hasSuffix(ending)
      let plain = isMarked ? String(name.dropLast(ending.count)) : name
      let candidates = IOSName.candidates(for: plain)
      return candidates.first(where: reference.contains) ?? longer(of: candidates)
        ?? (isMarked || isOwnFolder ? shorter(plain) : nil)
    }

    /// The name of a golden here may begin with the suites of its test.
    private func shorter(_ name: String) -> String? {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count > 2 else { return nil }
      return (1...parts.count - 2).lazy
        .flatMap { IOSName.candidates(for: parts.dropFirst($0).joined(separator: ".")) }
        .first(where: reference.contains)
    }

    /// On iOS the name of a test with parameters contains them: `draws-size.dark` for
    /// `draws(size:)`.
    private func longer(of candidates: [String]) -> String? {
      guard let name = candidates.last, let dot = name.firstIndex(of: ".") else { return nil }
      let (start, end) = (name[..<dot] + "-", name[dot...])
      let found = reference.filter {
        $0.hasPrefix(start) && $0.hasSuffix(end)
          && $0.firstIndex(of: ".")
            == $0.index(
              $0.endIndex, offsetBy: -end.count)
      }
      return found.count == 1 ? found.first : nil
    }
  }
}
