import Foundation
import Glibc

/// Reads a repository with `git`, which must be installed. Writes nothing: neither index nor locks.
package struct Git {
  /// An absolute path inside the work tree. Relative paths are relative to it.
  package let folder: String

  package init(_ folder: String) { self.folder = folder }

  /// Returns the standard output of a command. Throws if the command fails.
  package func output(_ arguments: [String], input: Data? = nil) throws(Failure) -> Data {
    let end = try run(arguments, input: input)
    guard end.status == 0 else {
      let reason = end.errors.split(separator: "\n").first.map(String.init)
      throw Failure(
        ReviewProblem.git(
          command: arguments[0], reason: reason ?? "it ended with status \(end.status)."))
    }
    return end.output
  }

  /// Returns the first line of a command's output; nil if it fails or prints nothing.
  package func line(_ arguments: [String]) throws(Failure) -> String? {
    let end = try run(arguments, input: nil)
    guard end.status == 0 else { return nil }
    let text = String(decoding: end.output, as: UTF8.self)
    return text.split(separator: "\n").first.map(String.init)
  }

  private struct End {
    let status: Int32
    let output: Data
    let errors: String
  }

  private func run(_ arguments: [String], input: Data?) throws(Failure) -> End {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_LITERAL_PATHSPECS": "1"],
      uniquingKeysWith: { $1 })
    // A file accepts any amount of output without a concurrent reader.
    guard let errors = tmpfile(), let words = tmpfile() else {
      throw Failure(ReviewProblem.noGit(reason: String(cString: strerror(errno))))
    }
    defer {
      fclose(errors)
      fclose(words)
    }
    if let input {
      input.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, words) }
      rewind(words)
    }
    let output = Pipe()
    process.standardInput = FileHandle(fileDescriptor: fileno(words), closeOnDealloc: false)
    process.standardError = FileHandle(fileDescriptor: fileno(errors), closeOnDealloc: false)
    process.standardOutput = output
    do { try process.run() } catch {
      throw Failure(ReviewProblem.noGit(reason: error.localizedDescription))
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 127 {
      throw Failure(ReviewProblem.noGit(reason: "it was not found"))
    }
    return End(status: process.terminationStatus, output: data, errors: Self.text(of: errors))
  }

  private static func text(of file: UnsafeMutablePointer<FILE>) -> String {
    rewind(file)
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}

extension Git {
  /// Returns the fields of the output of a command with `-z`.
  func fields(_ arguments: [String]) throws(Failure) -> [String] {
    try output(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the contents of objects, in order; nil for objects that the repository lacks.
  func objects(_ names: [String]) throws(Failure) -> [Data?] {
    guard !names.isEmpty else { return [] }
    let lines = names.map { $0 + "\n" }.joined()
    let data = try output(["cat-file", "--batch"], input: Data(lines.utf8))
    var objects: [Data?] = []
    var index = data.startIndex
    while objects.count < names.count, let end = data[index...].firstIndex(of: 0x0A) {
      // The format is "<name> <type> <size>" or "<name> missing".
      let header = String(decoding: data[index..<end], as: UTF8.self).split(separator: " ")
      index = end + 1
      guard header.count == 3, let size = Int(header[2]), size <= data.endIndex - index else {
        objects.append(nil)
        continue
      }
      objects.append(Data(data[index..<index + size]))
      index += size + 1
    }
    return objects + Array(repeating: nil, count: names.count - objects.count)
  }
}
