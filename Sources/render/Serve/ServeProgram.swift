import Failures
import Foundation
import Glibc
import ScenePictures

/// The program that serves pages, which is in the folder of this program.
enum ServeProgram {
  static let name = "render-serve"

  /// Replaces this process with the program.
  ///
  /// - Returns: Only throws; does not return if the program starts.
  static func run(_ served: ServedScreen) throws(Failure) -> RunStatus {
    let path = path(besides: CommandLine.arguments.first ?? "")
    guard access(path, X_OK) == 0, let data = try? JSONEncoder().encode(served) else {
      throw Failure(
        ArgumentProblem.arguments(
          "'\(name)' is not beside this program: 'swift build --product \(name)' builds it."))
    }
    let words = [path, String(decoding: data, as: UTF8.self)]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    execv(path, &arguments)
    throw Failure(
      ArgumentProblem.arguments("\(path) cannot be started: \(String(cString: strerror(errno)))."))
  }

  /// Returns the path beside the running program, independent of the working directory.
  static func path(besides program: String) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/exe", &bytes, Int(PATH_MAX))
    let own =
      count > 0
      ? String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : program
    return URL(fileURLWithPath: own).deletingLastPathComponent().path + "/\(name)"
  }
}
