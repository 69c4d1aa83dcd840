import Foundation

/// A file with the touches of a scene: a script for scenes without one.
package struct ScriptFile: Sendable {
  /// The path as it was given.
  package let path: String
  let steps: [StepModel]

  /// Reads a script file.
  ///
  /// - Parameter fingersDown: The fingers that are down before the script.
  /// - Throws: All mistakes, with line and column.
  package init(
    path: String, limits: SceneLimits = .standard, fingersDown: Set<Int> = []
  ) throws(SceneFileError) {
    let data: Data
    do throws(FileProblem) {
      data = try RegularFile(path: path).read(limit: limits[.fileBytes])
    } catch {
      throw SceneFileError(
        file: path, [Mistake(.unreadable(error), DocumentLocation(line: 1, column: 1))],
        files: [path])
    }
    do throws(SceneFileError) {
      try self.init(data, path: path, limits: limits, fingersDown: fingersDown)
    } catch {
      throw SceneFileError(file: path, error.mistakes, files: [path])
    }
  }

  /// Reads the bytes of a script file.
  ///
  /// - Parameters:
  ///   - path: The name in messages; a name with the extension `.json` is read as JSON.
  ///   - fingersDown: The fingers that are down before the script.
  package init(
    _ data: Data, path: String, limits: SceneLimits = .standard, fingersDown: Set<Int> = []
  ) throws(SceneFileError) {
    let (plain, problems) = SceneDecoder(limits: limits).read(
      data, isJSON: path.lowercased().hasSuffix(".json"), as: Codec<ScriptDocument>.table.shape)
    let steps = plain.flatMap { ScriptDocument.table.make($0) }?.script ?? []
    let mistakes = problems.map(Self.inScript) + Self.mistakes(of: steps, limits, fingersDown)
    guard mistakes.isEmpty else { throw SceneFileError(file: path, mistakes) }
    self.path = path
    self.steps = steps
  }

  /// Returns the mistake for a script: an empty file lacks another key than in a scene.
  private static func inScript(_ mistake: Mistake) -> Mistake {
    guard case .nothingInFile = mistake.problem else { return mistake }
    return Mistake(.missingKey("script"), mistake.location)
  }

  private static func mistakes(
    of steps: [StepModel], _ limits: SceneLimits, _ fingersDown: Set<Int>
  ) -> [Mistake] {
    guard steps.count <= limits[.steps] else {
      return [Mistake(.tooMany(.steps, limits[.steps]), steps[limits[.steps]].location)]
    }
    var check = ScriptCheck([], counts: [], hasSectionCounts: false, fingersDown: fingersDown)
    var mistakes = steps.flatMap { check.mistakes(of: $0) }
    if check.captures > limits[.captures], let last = steps.last {
      mistakes.append(Mistake(.tooMany(.captures, limits[.captures]), last.location))
    }
    return mistakes
  }

  /// The names of the script's pictures, in order.
  package var captures: [String] { steps.captures }

  /// Returns the error of the script in a window of a size, in points; nil if none is known before
  /// it is played.
  package func error(in size: CGSize) -> SceneFileError? {
    let mistakes = steps.touchesOutside(size)
    return mistakes.isEmpty ? nil : SceneFileError(file: path, mistakes, files: [path])
  }
}

extension [StepModel] {
  /// The names of the script's pictures, in order.
  var captures: [String] {
    compactMap { step in
      if case .capture(let name) = step.action { name } else { nil }
    }
  }

  /// Returns a mistake for each touch outside of a window of a size, in points, in its orientation
  /// at that step.
  func touchesOutside(_ size: CGSize) -> [Mistake] {
    var window = CGRect(origin: .zero, size: size)
    return flatMap { step -> [Mistake] in
      guard case .fingers(let fingers) = step.action else { return [] }
      if case .turn(let held) = fingers, held.interface.isOther(than: window.size) {
        window.size = CGSize(width: window.height, height: window.width)
      }
      return fingers.touchPoints.compactMap { location in
        guard let point = location.at, !window.contains(point) else { return nil }
        return Mistake(.outsideWindow(point, window.size), location.location)
      }
    }
  }
}
