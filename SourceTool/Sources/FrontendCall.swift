import Foundation

/// A call of the compiler's frontend, whose messages pass through `Excerpts`.
struct FrontendCall {
  private let arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  /// The name under which the driver calls this program as the frontend.
  static let name = "ios-frontend"

  /// The options with which the driver calls it, if the program's folder has it.
  static var options: [String] {
    let path = Self.program.deletingLastPathComponent().appendingPathComponent(name).path
    return access(path, X_OK) == 0 ? ["-driver-use-frontend-path", path] : []
  }

  private static var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  /// Executes the frontend. Does not return.
  ///
  /// The filter is a child process and the frontend replaces this one, so that signals and the
  /// status are the frontend's.
  func run() throws -> Never {
    let frontend = Toolchain.compiler.deletingLastPathComponent()
      .appendingPathComponent("swift-frontend").path
    startFilter()
    try replaceProcess(with: frontend, arguments)
  }

  /// Starts the filter and connects standard error to it; without a filter the messages stay as
  /// they are.
  private func startFilter() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    let words = [strdup("ios-source"), strdup("excerpts"), nil]
    var child: pid_t = 0
    guard posix_spawn(&child, Self.program.path, &actions, nil, words, nil) == 0 else { return }
    dup2(ends[1], STDERR_FILENO)
  }
}

/// The toolchain that compiles the rewritten files.
enum Toolchain {
  /// The path of the compiler, found by following the links beside this program to its toolchain.
  static var compiler: URL {
    if let named = ProcessInfo.processInfo.environment["IOS_SOURCE_SWIFTC"] {
      return URL(fileURLWithPath: named)
    }
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let frontend = own.deletingLastPathComponent().appendingPathComponent("swift-frontend")
    let toolchain = frontend.resolvingSymlinksInPath().deletingLastPathComponent()
    return toolchain.appendingPathComponent("swiftc")
  }
}

/// Executes another program in this process. Does not return.
func replaceProcess(with program: String, _ arguments: [String]) throws -> Never {
  var pointers = ([program] + arguments).map { strdup($0) }
  pointers.append(nil)
  execv(program, pointers)
  throw ToolError("cannot run \(program): \(String(cString: strerror(errno)))")
}
