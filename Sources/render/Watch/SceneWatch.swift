import Glibc
import SceneFiles
import ScenePictures

/// Redraws a scene file whenever it, its data or its images change, until a signal terminates the
/// process (status 130 after Ctrl-C).
///
/// File stamps are polled ten times per second, which works on every file system. A file that is
/// written in several steps is drawn after it is unchanged for one interval.
@MainActor
struct SceneWatch {
  private let request: RenderRequest
  private static let milliseconds: Int32 = 100

  init(_ request: RenderRequest) throws(Failure) {
    guard SceneNames.isFile(request.scene), request.scene != "-",
      !SceneNames.isInterfaceFile(request.scene)
    else {
      throw Failure(ArgumentProblem.nothingToWatch(request.scene))
    }
    if [request.output, request.tree, request.annotated].contains(.standardOutput) {
      throw Failure(ShotProblem.together("--watch", "standard output"))
    }
    self.request = request
  }

  func run() -> Never {
    var stamps = FileStamps(of: [request.scene])
    while true {
      stamps = draw(stamps)
      while stamps.now == stamps { rest() }
      var last = stamps.now
      rest()
      while last.now != last {
        last = last.now
        rest()
      }
      stamps = last
    }
  }

  /// Draws the scene and reports its mistakes.
  ///
  /// - Parameter before: The stamps of the known files before they are read.
  /// - Returns: The stamps of all files of the scene.
  private func draw(_ before: FileStamps) -> FileStamps {
    if Terminal.canErase { CommandLineTool.show(Terminal.eraseScreen) }
    let start = FileStamps.clock
    func stamps(_ files: [String]) -> FileStamps {
      before.keeping(Set(files).union([request.scene]), since: start)
    }
    do throws(Failure) {
      let drawing = try Drawing(request)
      let (files, stamps) = (drawing.files, stamps(drawing.files))
      do throws(Failure) {
        try drawing.run()
        if !request.isQuiet { CommandLineTool.diagnose(Self.notice(of: files.count)) }
      } catch {
        CommandLineTool.report(error)
      }
      return stamps
    } catch {
      let stamps = stamps((error.reason as? SceneFileError)?.files ?? [])
      CommandLineTool.report(error)
      return stamps
    }
  }

  static func notice(of count: Int) -> String {
    "Drawn; watching \(count == 1 ? "1 file" : "\(count) files") until Ctrl-C."
  }

  /// Waits for one interval. A signal terminates the process meanwhile.
  private func rest() { _ = poll(nil, 0, Self.milliseconds) }
}
