import Glibc
import SceneFiles
import ScenePictures

/// Draws a scene file again whenever it, its data or its images change, until a signal ends the
/// process: 130 for a shell after Ctrl-C.
///
/// Files are asked for their times ten times a second, which finds changes on every file system;
/// what is written in several steps is drawn when it has been still for one of them.
@MainActor
struct SceneWatch {
  private let request: RenderRequest
  private static let milliseconds: Int32 = 100

  init(_ request: RenderRequest) throws(Failure) {
    guard SceneNames.isFile(request.scene), request.scene != "-",
      !SceneNames.isInterfaceFile(request.scene)
    else {
      throw Failure(ArgumentFact.nothingToWatch(request.scene))
    }
    if [request.output, request.tree, request.annotated].contains(.standardOutput) {
      throw Failure(ShotFact.together("--watch", "standard output"))
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

  /// - Parameter before: the files known so far, as they were before they are read now.
  /// - Returns: all files of the scene; those that nobody knew of as they were found.
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
        if !request.isQuiet { CommandLineTool.complain(Self.notice(of: files.count)) }
      } catch {
        CommandLineTool.tell(error)
      }
      return stamps
    } catch {
      let stamps = stamps((error.fact as? SceneFileError)?.files ?? [])
      CommandLineTool.tell(error)
      return stamps
    }
  }

  static func notice(of count: Int) -> String {
    "Drawn; watching \(count == 1 ? "1 file" : "\(count) files") until Ctrl-C."
  }

  /// A signal ends the process in the middle of it.
  private func rest() { _ = poll(nil, 0, Self.milliseconds) }
}
