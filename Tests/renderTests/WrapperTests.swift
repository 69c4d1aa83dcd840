import Foundation
import Testing

/// Tests the script `./render` with a stub of the compiler, which only reports that it compiled.
@Suite struct WrapperTests {
  /// A package with a clone of the script, where `swift build` makes a program that prints its
  /// build.
  private final class Package {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("WrapperTests-\(UUID().uuidString)")

    init() throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      for name in ["Scripts", "Sources", "bin"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      let scripts = ["prepare.sh", "static.sh", "fast-build.sh"].map { "Scripts/\($0)" }
      for name in ["render"] + scripts {
        try FileManager.default.copyItem(
          at: root.appendingPathComponent(name), to: folder.appendingPathComponent(name))
      }
      for name in ["Package.swift", "system-packages.txt", "Sources/A.swift"] {
        try write("", to: name)
      }
      try write(
        """
        #!/bin/sh
        [ "$1" != --version ] || { echo 'Swift version 6.3'; exit; }
        [ ! -f broken ] || { echo 'A.swift:1: error: broken'; exit 1; }
        kind=debug
        while [ $# -gt 0 ]; do
          case $1 in --scratch-path) path=$2 ;; --configuration) kind=$2 ;; esac
          shift
        done
        sleep 0.2
        mkdir -p "$path/$kind"
        printf '#!/bin/sh\\necho %s\\n[ ! -f slow-%s ] || . ./slow-%s\\n' $kind $kind $kind \
          >"$path/$kind/render.$$"
        chmod +x "$path/$kind/render.$$"
        mv "$path/$kind/render.$$" "$path/$kind/render"
        echo $kind >>builds

        """, to: "bin/swift", executable: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to name: String, executable: Bool = false) throws {
      let url = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      if executable {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
      }
    }

    /// The builds so far, in order.
    var builds: [String] {
      let text = try? String(contentsOf: folder.appendingPathComponent("builds"), encoding: .utf8)
      return text?.split(separator: "\n").map(String.init) ?? []
    }

    /// Starts the script. The returned closure waits for its end, and returns its output and its
    /// status.
    func start(_ choice: String?) throws -> () -> (output: String, status: Int32) {
      let process = Process()
      process.executableURL = folder.appendingPathComponent("render")
      process.arguments = ["out.png"]
      process.currentDirectoryURL = folder
      var environment = ProcessInfo.processInfo.environment
      environment["CI"] = nil
      environment["RENDER_BUILD"] = choice
      environment["PATH"] = "\(folder.path)/bin:\(environment["PATH"] ?? "/usr/bin:/bin")"
      process.environment = environment
      let pipe = Pipe()
      (process.standardOutput, process.standardError) = (pipe, pipe)
      process.standardInput = FileHandle.nullDevice
      try process.run()
      return {
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
      }
    }

    func run(_ choice: String?) throws -> (output: String, status: Int32) { try start(choice)() }
  }

  @Test func theFastBuildDrawsAndIsMadeOnce() throws {
    let package = try Package()
    let first = try package.run("fast")
    let log = package.folder.appendingPathComponent(".build-render/fast/log").path
    #expect(
      first.output
        == "render: building once, which takes some minutes; \(log) has the output\ndebug\n")
    #expect(first.status == 0)
    #expect(try package.run("fast").output == "debug\n")
    #expect(package.builds == ["debug"])
  }

  @Test func twoProcessesMayBuildAtOnce() throws {
    let package = try Package()
    let ends = try (0..<3).map { _ in try package.start("fast") }
    for end in ends {
      let (output, status) = end()
      #expect(output.hasSuffix("debug\n"), "\(output)")
      #expect(status == 0)
    }
    #expect(try package.run("fast").output == "debug\n")
  }

  @Test func aChangedSourceIsBuilt() throws {
    let package = try Package()
    _ = try package.run("fast")
    let later = Date(timeIntervalSinceNow: 5)
    try FileManager.default.setAttributes(
      [.modificationDate: later],
      ofItemAtPath: package.folder.appendingPathComponent("Sources/A.swift").path)
    #expect(try package.run("fast").output == "debug\n")
    #expect(package.builds == ["debug", "debug"])
  }

  @Test func theOptimisedBuildIsWaitedForWhereItIsRequested() throws {
    let package = try Package()
    #expect(try package.run("optimised").output.hasSuffix("\nrelease\n"))
    #expect(try package.run(nil).output == "release\n")
    #expect(package.builds == ["release"])
  }

  /// The first call draws at once; the build that it starts in the background draws as soon as it
  /// is complete.
  @Test func theOptimisedBuildFollows() throws {
    let package = try Package()
    #expect(
      try package.run(nil).output.hasSuffix(
        """

        debug
        render: an optimised build runs in the background now; RENDER_BUILD=fast omits it

        """))
    var output = "debug\n"
    for _ in 0..<300 where output == "debug\n" {
      usleep(100_000)
      output = try package.run(nil).output
    }
    #expect(output == "release\n")
  }

  /// An optimised build that ends while a picture is drawn is not started again.
  @Test func theOptimisedBuildMayEndDuringAPicture() throws {
    let package = try Package()
    _ = try package.run("fast")
    try package.write("RENDER_BUILD=optimised ./render >/dev/null 2>&1\n", to: "slow-debug")
    #expect(try package.run(nil).output == "debug\n")
    #expect(package.builds == ["debug", "release"])
    #expect(try package.run(nil).output == "release\n")
  }

  @Test func aBrokenSourceIsReportedAndTheNextBuildIsUsed() throws {
    let package = try Package()
    try package.write("", to: "broken")
    let broken = try package.run("fast")
    #expect(broken.status == 20)
    #expect(broken.output.contains("A.swift:1: error: broken"))
    #expect(broken.output.contains("The build failed; its whole output is in "))
    try FileManager.default.removeItem(at: package.folder.appendingPathComponent("broken"))
    #expect(try package.run("fast").output.hasSuffix("debug\n"))
  }

  @Test func anotherChoiceIsRefused() throws {
    let wrong = try Package().run("quick")
    #expect(
      wrong.output
        == "render: RENDER_BUILD is 'quick'; set 'fast' or 'optimised', or unset it.\n")
    #expect(wrong.status == 20)
  }
}
